/**
 * Packs @brand/ui, installs the tarball in applications outside this repository, builds them, and tests them in Chromium.
 * `pnpm check pack` checks all of them, `pnpm check pack next types` only these, `--quick` only the fast ones.
 */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import { closeBrowser } from './browser.ts';
import { installApplications, packLibrary } from './fresh.ts';

/** Folders next to this file. Each contains `app`, which is copied and installed elsewhere, and `check.ts`, which tests it. */
const quick = ['vite-client', 'types'];
/** Slow because of a generator or a framework of 400 MB; CI runs these in a separate job. */
const slow = ['vite', 'next', 'astro'];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.find((name) => ![...quick, ...slow].includes(name));
if (unknown) throw new Error(`${unknown} is not one of ${[...quick, ...slow].join(', ')}.`);
const names =
  asked.length > 0 ? asked : process.argv.includes('--quick') ? quick : [...quick, ...slow];

using folder = mkdtempDisposableSync(join(tmpdir(), 'pack-check-'));
const tarball = join(folder.path, 'brand-ui.tgz');
await packLibrary(tarball);
// In a separate process, because it blocks the event loop.
const lint = run('node', [join(import.meta.dirname, 'lint.ts'), tarball]);
const installed = installApplications(folder.path, names);
const checks = names.map((name) => installed.then(() => checkApplication(name)));
const ends = await Promise.allSettled([lint, ...checks]);
await closeBrowser();
const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
if (failures.length > 0) throw new AggregateError(failures, 'The package check failed.');

async function checkApplication(name: string): Promise<void> {
  const start = performance.now();
  const { check }: { check: (application: string) => Promise<void> } = await import(
    `./${name}/check.ts`
  );
  await check(join(folder.path, name));
  console.log(`${name}: ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
