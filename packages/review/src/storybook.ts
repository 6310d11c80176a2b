import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import { folders } from './folders.ts';
import { touch } from './prune.ts';

const inputs = [
  '.storybook',
  'packages/ui/docs',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/ui/storybook',
  'packages/ui/test',
  'pnpm-lock.yaml',
];

/** A built Storybook and the digest of its sources. */
export interface Storybook {
  folder: string;
  digest: string;
}

/** Builds the Storybook of a working tree, unless one with the same sources exists. */
export async function buildStorybook(tree: string): Promise<Storybook> {
  const digest = digestOf(tree);
  const folder = join(folders.storybooks, digest);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    // Without docs pages and checks, which screenshots do not show.
    await run('storybook', ['build', '--test', '--quiet', '--output-dir', unfinished], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(unfinished, folder);
  }
  touch(folder);
  return { folder, digest };
}

function digestOf(tree: string): string {
  const digest = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(tree, input)).sort()) {
    const content = createHash('sha256')
      .update(readFileSync(join(tree, path)))
      .digest('hex');
    digest.update(`${path} ${content}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}

function filesBelow(tree: string, path: string): string[] {
  const whole = join(tree, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(tree.length + 1));
}
