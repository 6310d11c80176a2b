import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import { folders } from './folders.ts';
import { touch } from './prune.ts';

/** A commit with a working tree. */
export interface Base {
  commit: string;
  tree: string;
}

/**
 * Checks out the commit at which this branch left another, and installs its dependencies.
 *
 * @param ref the other branch; if it exists only on the remote, that of `origin`
 */
export async function checkOutBase(ref: string): Promise<Base> {
  const commit = mergeBase(ref);
  const tree = join(folders.trees, commit.slice(0, 12));
  if (!existsSync(join(tree, 'node_modules'))) {
    if (!existsSync(tree)) git('worktree', 'add', '--detach', '--force', tree, commit);
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
      cwd: tree,
      env: { CI: 'true' },
    });
  }
  touch(tree);
  return { commit, tree };
}

function mergeBase(ref: string): string {
  for (const candidate of [ref, `origin/${ref}`]) {
    try {
      return git('merge-base', 'HEAD', candidate);
    } catch {
      // The next ref may exist.
    }
  }
  throw new Error(`This branch and ${ref} have no common commit: set another branch with --base.`);
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
