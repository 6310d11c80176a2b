import { run } from '../run.ts';
import type { Part } from './target.ts';

/** The test of the service with more kills: it alone says what it means to lose or to double. */
export const kills: Part = {
  name: 'kills',
  checked: 'what was acknowledged is there once',
  async run({ engine, findings, kills }) {
    findings.rounds += kills;
    const project = ['--config', 'vitest.workspace.ts', '--project', 'service'];
    await run('vitest', ['run', ...project, 'kill.test', '-t', `process on ${engine}`], {
      env: { KILLS: String(kills) },
    });
  },
};
