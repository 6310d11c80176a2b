import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'site');
const stamp = join(site, 'build/stamp');

/** All inputs of the site's build. */
const inputs = [
  'packages/ui/src',
  'packages/service/src/client',
  'packages/service/src/contract',
  'packages/service/src/markup',
  'packages/catalogue/src',
  'packages/media/media.generated.ts',
  'packages/media/vite.ts',
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

/** Builds the site unless the last build had the same inputs. */
export async function buildIfStale(): Promise<void> {
  if (readIfThere(stamp) === stateOf(inputs)) return;
  console.log('Building the site …');
  // It writes a module of the site, so the inputs are read after it.
  await run('node', ['writeDocuments.ts'], { cwd: site });
  const state = stateOf(inputs);
  await run('react-router', ['build', '--logLevel', 'warn'], { cwd: site });
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
