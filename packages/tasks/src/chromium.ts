/** The Chromium of the tests. `node packages/tasks/src/chromium.ts` installs one if none is found. */
import { chromium } from 'playwright';
import { findCommand, findOrInstall, installPackages } from './findOrInstall.ts';

/**
 * The first three avoid two hidden pages for address bar suggestions in every new window, which take a third of the time
 * of a visit. Chromium obeys only the last `--disable-features`, so the rest repeats the relevant part of Playwright's.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags to run Chromium as root, without a GPU and without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
];

/** Comes first, because a visit takes it a quarter less processor time. */
const shell = 'chromium-headless-shell';

const source = findOrInstall({
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  applications: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  download: chromium,
  packages: [shell, 'chromium'],
});

export const chromiumPath = source.path;

/** Finds or installs Chromium. In a container of Debian or Ubuntu, it prefers the shell to an installed browser. */
export function ensureChromium(): string {
  const inContainer = process.getuid?.() === 0 && findCommand('apt-get');
  if (inContainer && !process.env.CHROMIUM_PATH && !findCommand(shell)) installPackages([shell]);
  return source.ensure();
}

if (import.meta.main) ensureChromium();
