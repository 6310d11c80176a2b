import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { run } from './run.ts';

const site = join(root, 'site');
const admin = join(root, 'packages/admin');
const stamp = join(site, 'build/stamp');

/** All inputs of both builds. */
const inputs = [
  'packages/ui/src',
  'packages/service/src/client',
  'packages/service/src/contract',
  'packages/service/src/markup',
  'packages/catalogue/src',
  'packages/media/media.generated.ts',
  'packages/media/vite.ts',
  'packages/admin/package.json',
  'packages/admin/react-router.config.ts',
  'packages/admin/src',
  'packages/admin/vite.config.ts',
  'packages/router/src',
  'site/app',
  'site/public',
  'packages/server/src',
  'packages/documents/src',
  'site/documents.ts',
  'site/finish.ts',
  'site/writeDocuments.ts',
  'site/permissions.ts',
  'site/package.json',
  'site/react-router.config.ts',
  'site/vite.config.ts',
  'pnpm-lock.yaml',
];

/** Builds the site and its administration unless the last build had the same inputs. */
export async function buildIfStale(): Promise<void> {
  const isThere = existsSync(join(admin, 'build/server'));
  if (isThere && readIfThere(stamp) === stateOf(inputs)) return;
  console.log('Building the site and its administration …');
  // It writes a module that the site prints, so the inputs are read after it.
  await run('node', ['writeDocuments.ts'], { cwd: site });
  const state = stateOf(inputs);
  const build = (cwd: string) => run('react-router', ['build', '--logLevel', 'warn'], { cwd });
  await Promise.all([build(site), build(admin)]);
  await run('node', ['finish.ts'], { cwd: site });
  writeFileSync(stamp, state);
}

/** Digest of names, sizes and modification times. */
function stateOf(paths: string[]): string {
  const digest = createHash('sha256');
  for (const path of paths.flatMap(filesOf).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
