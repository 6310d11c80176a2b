import { type Browser, type BrowserContextOptions, devices } from 'playwright';
import { atWork } from './attack/browse.ts';

/** Measurements of the start of a page. Times are in ms; the layout shift has no unit. */
export interface Visit {
  firstPaint: number;
  paint: number;
  /** Total blocking time: what the tasks after the first paint take beyond 50 ms each. */
  blocked: number;
  /** 0 if no task takes more than 50 ms. */
  longestTask: number;
  shift: number;
}

// The phone and the line of Lighthouse's mobile runs with applied throttling.
const phone: BrowserContextOptions = {
  ...devices['Moto G4'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  ignoreHTTPSErrors: true,
};
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;
/** Time in ms without a long task after which a page has started. */
const quiet = 2000;

declare global {
  interface Window {
    entries: PerformanceEntry[];
  }
}

/** Opens a page for the first time, on a slow phone and a slow line, and measures its start. */
export async function visit(browser: Browser, url: string, withScripts = true): Promise<Visit> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!withScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto(url);
  if (withScripts) await atWork(page);
  await page.waitForFunction(isQuiet, quiet, { polling: 500 });
  return await page.evaluate(measure);
}

/** Runs in the page before its scripts: collects what the browser measures. */
function observe() {
  window.entries = [];
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => window.entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
}

/** Runs in the page: whether no long task has ended within this time, nor has the page loaded within it. */
function isQuiet(time: number) {
  const ends = window.entries
    .filter(({ entryType }) => entryType === 'longtask')
    .map(({ startTime, duration }) => startTime + duration);
  const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  return performance.now() > Math.max(loadEventEnd, ...ends) + time;
}

/** Runs in the page: the figures of its start. */
function measure(): Visit {
  const of = (type: string) => window.entries.filter(({ entryType }) => entryType === type);
  const firstPaint =
    of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const tasks = of('longtask');
  return {
    firstPaint,
    paint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocked: tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
      .reduce((sum, time) => sum + Math.max(0, time), 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    shift: (of('layout-shift') as (PerformanceEntry & { value: number })[]).reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  };
}
