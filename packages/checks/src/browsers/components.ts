import { run } from '@brand/tasks/run';
import type { Check } from '../report.ts';
import { ensureFirefox } from './ensureFirefox.ts';
import { ensureWebKit } from './ensureWebKit.ts';

export const components: Check = {
  name: 'components',
  checked: 'layers, forms, keys and focus of the library in both engines',
  async run(findings) {
    findings.rounds += 1;
    process.env.FIREFOX_PATH = ensureFirefox();
    ensureWebKit();
    await run('vitest', ['run', '--config', 'packages/checks/engines.config.ts']);
  },
};
