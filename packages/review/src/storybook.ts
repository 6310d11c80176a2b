import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@brand/tasks/build';
import { run } from '@brand/tasks/run';
import { folders } from './folders.ts';
import { touch } from './prune.ts';

const inputs = [
  '.storybook/**',
  'packages/ui/package.json',
  'packages/ui/{docs,src,storybook,test}/**',
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
  const isShown = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const path of filesIn(tree, inputs).filter(isShown)) {
    const content = createHash('sha256')
      .update(readFileSync(join(tree, path)))
      .digest('hex');
    digest.update(`${path} ${content}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}
