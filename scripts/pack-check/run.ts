/**
 * Packs @brand/ui, installs the tarball into applications that have never seen this repository, builds each of them as
 * its users would, and looks at it in Chromium. `pnpm pack:check` takes all of them, `pnpm pack:check next node` some,
 * `--quick` those that the test run has time for.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { closeBrowser } from './browser.ts';
import { installApplications, packLibrary } from './fresh.ts';

/** Each folder beside this file: `app`, which is installed elsewhere, and `check.ts`, which looks at it there. */
const quick = ['vite-client', 'node', 'plain-html'];
/** Two builds and a server, and a framework of 400 MB: these run in a job of their own. */
const slow = ['vite-server', 'next'];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.find((name) => ![...quick, ...slow].includes(name));
if (unknown) throw new Error(`${unknown} is none of ${[...quick, ...slow].join(', ')}.`);
const names =
  asked.length > 0 ? asked : process.argv.includes('--quick') ? quick : [...quick, ...slow];

const folder = await packLibrary();
try {
  // In a process of its own: it computes without a pause.
  const lint = run('node', [join(import.meta.dirname, 'lint.ts'), join(folder, 'brand-ui.tgz')]);
  const installed = installApplications(folder, names);
  const checks = names.map((name) => installed.then(() => checkApplication(name)));
  const ends = await Promise.allSettled([lint, ...checks]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'The package is not ready.');
} finally {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
}

async function checkApplication(name: string): Promise<void> {
  const start = performance.now();
  const { check }: { check: (application: string) => Promise<void> } = await import(
    `./${name}/check.ts`
  );
  await check(join(folder, name));
  console.log(`${name}: ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
