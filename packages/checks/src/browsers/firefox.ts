import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import type { Engine } from './engine.ts';
import { ensureFirefox } from './ensureFirefox.ts';

export const firefox: Engine = {
  name: 'firefox',
  checked: 'end-to-end tests',
  async run() {
    process.env.FIREFOX_PATH = ensureFirefox();
    await run('playwright', ['test', '--project=*-firefox'], {
      cwd: join(root, 'packages/checks'),
    });
  },
};
