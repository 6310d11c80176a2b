import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import type { Check } from '../report.ts';
import { ensureFirefox } from './ensureFirefox.ts';

export const firefox: Check = {
  name: 'firefox',
  checked: 'end-to-end tests',
  async run(findings) {
    findings.rounds += 1;
    process.env.FIREFOX_PATH = ensureFirefox();
    await run('playwright', ['test', '--project=*-firefox'], {
      cwd: join(root, 'packages/checks'),
    });
  },
};
