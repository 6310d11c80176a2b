/**
 * Measures Interaction to Next Paint on a simulated phone, at 390 px with 4x CPU throttling: right after the first paint,
 * and once the page is idle. Prints the median of three fresh visits for each interaction. There is no limit, because
 * machines differ.
 *
 *     pnpm check inp [menu] [tabs] …
 */

import { buildIfStale } from '@brand/tasks/build';
import { devices, type Locator, type Page } from 'playwright';
import { splashKey } from 'site/shell/splash';
import { atWork, skipSplash, startBrowser } from './attack/browse.ts';
import { startSite } from './startSite.ts';

interface Interaction {
  path: string;
  /** The element to press. */
  target: (page: Page) => Locator;
  /** Whether it is dragged instead of pressed. */
  dragged?: boolean;
}

const interactions: Readonly<Record<string, Interaction>> = {
  // The browser's own time for a touch on this machine.
  nothing: { path: '/rmx-series', target: (page) => page.locator('#specs h2') },
  menu: { path: '/', target: (page) => page.getByRole('button', { name: 'Menu', exact: true }) },
  accordion: {
    path: '/services',
    target: (page) => page.locator('#faq').getByRole('button').first(),
  },
  tabs: {
    path: '/rmx-series',
    target: (page) =>
      page
        .getByRole('navigation', { name: 'RMX series' })
        .getByRole('link', { name: 'Technology' }),
  },
  units: {
    path: '/rmx-series',
    target: (page) => page.locator('#specs').getByRole('group', { name: 'Units' }).getByText('US'),
  },
  model: {
    path: '/rmx-series',
    target: (page) => page.locator('#models').getByRole('link', { name: 'RMX35-C040' }).first(),
  },
  finder: {
    path: '/products/selector?flow=80&pressure=0.5',
    target: (page) => page.locator('[data-handle]'),
    dragged: true,
  },
};

/** Longest delay in ms that still feels immediate. */
const goal = 100;
const visits = [1, 2, 3];
const moments = ['start', 'idle'] as const;
/** Time in ms after which the page is assumed idle: no event says that no further paint follows. */
const settling = 1500;

declare global {
  interface Window {
    answers: number[];
  }
}

const named = process.argv.slice(2);
const chosen = Object.entries(interactions).filter(
  ([name]) => named.length === 0 || named.includes(name),
);

await buildIfStale();
await using site = await startSite();
await using browser = await startBrowser();
report('interaction', 'at', 'times in ms', 'median');
for (const [name, interaction] of chosen) {
  for (const moment of moments) {
    const times = await Array.fromAsync(visits, () => measure(interaction, moment));
    const median = times.toSorted((one, other) => one - other)[1] ?? Number.NaN;
    const verdict = median === 0 ? ', loads a page' : median > goal ? `, over ${goal}` : '';
    report(name, moment, times.join(', '), `${median}${verdict}`);
  }
}

function report(name: string, moment: string, times: string, median: string) {
  console.log(name.padEnd(16) + moment.padEnd(8) + times.padEnd(24) + median);
}

/**
 * Time in ms from a press to the next paint, or the longest such time during a drag. 0 if a link was followed, because
 * the page was not hydrated yet.
 */
async function measure({ path, target, dragged }: Interaction, moment: (typeof moments)[number]) {
  await using context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: site.origin,
  });
  const page = await context.newPage();
  await page.addInitScript(skipSplash, splashKey);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const element = target(page);
  if (moment === 'start') {
    await slowDown();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  } else {
    await page.goto(path, { waitUntil: 'networkidle' });
    await atWork(page);
    await element.scrollIntoViewIfNeeded();
    await slowDown();
    await page.waitForTimeout(settling);
  }
  // The browser does not report shorter interactions.
  await page.evaluate(() => {
    window.answers = [16];
  });
  if (dragged) await drag(page, element);
  else await element.tap();
  await page.waitForTimeout(settling);
  return await page.evaluate(() => Math.round(Math.max(0, ...window.answers)));
}

async function drag(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 12 });
  await page.mouse.up();
}

/** Runs in the page: records the time from each press, and from each move of a drag, to the next paint. */
function watch() {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.answers.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // The browser does not count moves as interactions, but users notice their latency.
  addEventListener(
    'pointermove',
    ({ timeStamp, buttons }) => {
      if (!buttons) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answers.push(performance.now() - timeStamp);
      requestAnimationFrame(() => port2.postMessage(undefined));
    },
    { capture: true },
  );
}
