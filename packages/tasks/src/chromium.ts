/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's download, or the system's
 * package manager, in this order. `node packages/tasks/src/chromium.ts` installs one if none is found.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

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

/** The headless shell comes first, because it opens a page three times as fast. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of an installed Chromium or Chrome.
 *
 * @returns undefined if none is found
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const installed = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return [CHROMIUM_PATH, ...installed, ...applications, chromium.executablePath()].find(
    isExecutable,
  );
}

/**
 * Path of a Chromium, for configurations that require one.
 *
 * @throws when none is installed
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Run: node packages/tasks/src/chromium.ts');
  return path;
}

/**
 * Finds or installs a Chromium and prints its path and origin.
 *
 * @throws when none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return report(found, 'already installed');

  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return report(downloaded, "Playwright's download");

  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  run('env', [...apt, 'update', '--quiet']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('env', ['DEBIAN_FRONTEND=noninteractive', ...apt, 'install', '--yes', '--quiet', name]);
    const packaged = findChromium();
    if (packaged) return report(packaged, "the system's package manager");
  }

  throw new Error(
    'No Chromium found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}

function isExecutable(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

function run(command: string, parameters: string[]) {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The caller tries the next way and reports if all fail.
  }
}

function report(path: string, origin: string): string {
  console.log(`Chromium: ${path} (${origin})`);
  return path;
}

if (import.meta.main) ensureChromium();
