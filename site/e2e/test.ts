import { test as base, expect, type Page } from '@playwright/test';
import { modelHref, models } from '../app/company/models.ts';
import { pages } from '../app/pages/index.ts';
import { splashKey } from '../app/shell/splash.ts';

/** Pages that another one shows the layout and every block of. */
const twins = [
  '/max-series',
  '/after-sale-support',
  '/demo',
  '/newsletter',
  '/case-studies/municipal-wastewater',
  '/case-studies/commercial-high-rise',
  '/products/new-series',
  '/products/chiller',
  '/products/vacuum-pump',
  '/careers',
  '/support',
  '/troubleshooting',
  '/video-tutorials',
  '/media',
  '/terms-of-service',
  '/cookie-policy',
  ...models.slice(1).map(modelHref),
];

/** One page of each layout: checks on all of them would make the suite too long to be run often. */
export const paths = [
  ...pages.map(({ path }) => path).filter((path) => !twins.includes(path)),
  '/emx-series?tab=videos',
  '/blog?category=bearings',
  '/blog/surge-and-choke',
  '/bookmarks',
  '/search?q=bearing',
  '/404',
];

/**
 * Fails a test whose page says a word on the console, unless the test expects it with `expectConsole`. Visits have seen
 * the splash, except with `splash`, and begin once scripts are at work. Films stand still, except with `films`: without a
 * graphics card they take half a core.
 */
export const test = base.extend<{ expectConsole: RegExp; splash: boolean; films: boolean }>({
  expectConsole: [/^(?!)/, { option: true }],
  splash: [false, { option: true }],
  films: [false, { option: true }],
  page: async ({ page, splash, films, expectConsole, javaScriptEnabled }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    if (!films) {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = async () => {};
      });
    }
    if (!splash) {
      await page.addInitScript((key) => {
        try {
          sessionStorage.setItem(key, '1');
        } catch {
          // The frame of another site has no storage, and no splash.
        }
      }, splashKey);
    }
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page);
      page.goto = async (...parameters) => {
        const answer = await goto(...parameters);
        // Until then the page listens to presses by itself.
        await page.waitForFunction(() => document.onclick === null);
        return answer;
      };
    }
    await use(page);
    const unexpected = messages.filter((text) => !expectConsole.test(text));
    expect(unexpected, 'console').toEqual([]);
  },
});

export { expect };

/** Holds back requests that the pattern matches until the function that it returns is called. */
export async function hold(page: Page, pattern: string, method?: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** Width of a picture's file in pixels; `naturalWidth` in the page is as `srcset` tells it. */
export function widthOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);
}
