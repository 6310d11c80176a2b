import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { folders } from './folders.ts';

/** Entries to keep per kind: enough for two branches with their bases. */
const kept = 4;

/** Marks a folder as recently used. */
export function touch(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Deletes Storybooks, screenshots and working trees of earlier runs, except the most recent. */
export function prune(): void {
  for (const folder of [folders.storybooks, folders.shots, folders.baselines, folders.trees]) {
    if (!existsSync(folder)) continue;
    const byUse = readdirSync(folder)
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const old of byUse.slice(kept)) rmSync(old, { recursive: true, force: true });
  }
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
}
