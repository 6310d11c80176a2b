import { run } from '@brand/tasks/run';
import type { Part } from './target.ts';

/** Runs the service's own test with more kills, so that only that test defines lost and duplicate writes. */
export const kills: Part = {
  name: 'kills',
  checked: 'every acknowledged write is stored exactly once',
  async run({ engine, findings, kills }) {
    findings.rounds += kills;
    const project = ['--config', 'vitest.workspace.ts', '--project', 'service'];
    await run('vitest', ['run', ...project, 'kill.test', '-t', `process on ${engine}`], {
      env: { KILLS: String(kills) },
    });
  },
};
