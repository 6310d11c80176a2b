import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ExplainedError } from '@brand/service';
import { reactRouter } from './reactRouter.ts';
import { root } from './root.ts';
import { run } from './run.ts';

const site = join(root, 'site');
const admin = join(root, 'packages/admin');
const stamp = join(site, 'build/stamp');

/** The sources of both applications and of every package of the workspace that they depend on. */
export function buildInputs(): string[] {
  const folders = new Map<string, string>();
  const needed = new Set<string>();
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const path of globSync('packages/*/package.json', { cwd: root }))
    folders.set(manifestOf(dirname(path)).name, dirname(path));
  const add = (folder: string) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const next = folders.get(name);
      if (next) add(next);
    }
  };
  for (const application of [site, admin]) add(relative(root, application));
  const patterns = [...needed].map((folder) => `${folder}/{*.{ts,json},{app,public,src}/**}`);
  return filesIn(root, [...patterns, 'pnpm-lock.yaml']);
}

/** @throws in a folder whose name the tools that build would take for a part of a URL */
export function checkFolder(folder: string): void {
  const [sign] = /[#?]|%[0-9a-f]{2}/i.exec(folder) ?? [];
  if (sign)
    throw new ExplainedError([
      `Vite does not build in a folder with "${sign}" in its path: rename ${folder}.`,
    ]);
}

/** Builds the site and its administration unless the last build had the same inputs. */
export async function buildIfStale(): Promise<void> {
  checkFolder(root);
  const isThere = existsSync(join(admin, 'build/server'));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(buildInputs()))
    return;
  console.log('Building the site and its administration …');
  // It writes a module that the site prints, so the inputs are read after it.
  // From the source of @brand/ui, whose package may not be built.
  await run('node', ['--conditions=source', 'writeDocuments.ts'], { cwd: site });
  const state = stateOf(buildInputs());
  await Promise.all(
    [site, admin].map((folder) => reactRouter(folder, ['build', '--logLevel', 'warn'])),
  );
  await run('node', ['finish.ts'], { cwd: site });
  writeFileSync(stamp, state);
}

/** Digest of names, sizes and modification times. */
function stateOf(paths: readonly string[]): string {
  const digest = createHash('sha256');
  for (const path of paths) {
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
