import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';
import { run } from './run.ts';

const site = join(root, 'site');
const admin = join(root, 'packages/admin');
const stamp = join(site, 'build/stamp');

/** All inputs of both builds. */
const inputs = [
  'packages/{admin,catalogue,documents,router,server,ui}/src/**',
  'packages/service/src/{client,contract,markup}/**',
  'packages/media/{media.generated,vite}.ts',
  '{packages/admin,site}/{package.json,{react-router,vite}.config.ts}',
  'site/{app,public}/**',
  'site/{documents,finish,permissions,writeDocuments}.ts',
  'pnpm-lock.yaml',
];

/** Builds the site and its administration unless the last build had the same inputs. */
export async function buildIfStale(): Promise<void> {
  const isThere = existsSync(join(admin, 'build/server'));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(inputs)) return;
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
  for (const path of filesIn(root, paths)) {
    const { size, mtimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

/** Files of a folder that match patterns, in order. */
export function filesIn(cwd: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(cwd, join(entry.parentPath, entry.name)))
    .sort();
}
