/** The Firefox of the tests. `node packages/checks/src/browsers/ensureFirefox.ts` installs one if none is found. */

import { findOrInstall } from '@brand/tasks/findOrInstall';
import { firefox } from 'playwright';

export const { find: findFirefox, ensure: ensureFirefox } = findOrInstall({
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  applications: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  download: firefox,
  packages: ['firefox-esr', 'firefox'],
});

if (import.meta.main) ensureFirefox();
