import { modelHref, models } from '@brand/catalogue/models';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { pages } from 'site/pages/index';
import { splashKey } from 'site/shell/splash';
import { completed, current } from './firefox.ts';

/** Pages with the same layout and blocks as another page. */
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
  '/terms-of-service',
  '/cookie-policy',
  ...models.slice(1).map(modelHref),
];

/** One page of each layout, because checking all pages would take too long. */
export const paths = [
  ...pages.map(({ path }) => path).filter((path) => !twins.includes(path)),
  '/emx-series?tab=videos',
  '/blog?category=bearings',
  '/blog/surge-and-choke',
  '/bookmarks',
  '/search?q=bearing',
  '/404',
];

/** The styles of a page apply when it hydrates, on a busy machine seconds after it has loaded. Fonts are not excused. */
const lateStyles = /\.css was preloaded using link preload/;

/**
 * What Firefox logs although nothing is wrong: it refuses the style that Playwright inserts to take a screenshot, and
 * cancels fonts and what the router is fetching for the next page when this one is left.
 */
const harmlessInFirefox =
  /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=|^error: (Error$|Error loading route module|Failed to fetch manifest patches)|^uncaught: download failed \(font.* status=2152398850 /;

const notInFirefox = 'not in Firefox';

/** Details of a test that Firefox's driver cannot run, and the reason. */
export function skipInFirefox(description: string) {
  return { annotation: { type: notInFirefox, description } };
}

/**
 * Fails a test if its page logs anything to the console that `expectConsole` does not match. `goto` waits for
 * hydration, `goBack` for nothing. The splash is shown only with `splash`. Films play only with `films`, because
 * without a graphics card they take half a core. `plainPage` has no scripts, which saves two thirds of a visit; the
 * tests of a worker share it, because without scripts only the size of the window survives a navigation. `usedPage`
 * has scripts unless they are turned off, and the tests of a worker share it too, which saves half a visit; it has no
 * storage, but a full cache. Tests of a first visit need `page`, and so do those that stop the clock, add scripts, or
 * need another time zone or a touch screen.
 */
export const test = base.extend<
  {
    expectConsole: RegExp;
    splash: boolean;
    films: boolean;
    inFirefox: undefined;
    plainPage: Page;
    usedPage: Page;
  },
  { browser: Browser; sharedPage: Page; scriptedPage: () => Promise<Page> }
>({
  browser: [
    ({ browser, browserName, playwright, launchOptions }, use) =>
      browserName === 'firefox'
        ? completed(browser, playwright.firefox, launchOptions, use)
        : use(browser),
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  scriptedPage: [
    async ({ browser, browserName }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      let shared: Page | undefined;
      await use(async () => {
        // Firefox's driver can set reduced motion only for a new page.
        if (shared && browserName !== 'firefox') return shared;
        await shared?.context().close();
        const context = await browser.newContext({ baseURL, viewport });
        shared = await context.newPage();
        await shared.addInitScript(stopFilms);
        await storeFirst(shared, 'sessionStorage', splashKey, '1');
        waitForHydration(shared);
        goBackFromPage(shared);
        return shared;
      });
      await shared?.context().close();
    },
    { scope: 'worker' },
  ],
  plainPage: async ({ sharedPage, viewport, contextOptions }, use) => {
    await prepare(sharedPage, viewport, contextOptions);
    await use(sharedPage);
  },
  usedPage: async (
    {
      scriptedPage,
      sharedPage,
      javaScriptEnabled,
      viewport,
      contextOptions,
      browserName,
      expectConsole,
    },
    use,
  ) => {
    const page = javaScriptEnabled === false ? sharedPage : await scriptedPage();
    await prepare(page, viewport, contextOptions);
    await watchConsole(page, browserName, expectConsole, () => use(page));
    await leave(page);
  },
  inFirefox: [
    async ({ browserName, contextOptions, javaScriptEnabled }, use, info) => {
      const hurdle = info.annotations.find(({ type }) => type === notInFirefox);
      info.skip(browserName === 'firefox' && Boolean(hurdle), hurdle?.description);
      Object.assign(current, { reducedMotion: contextOptions.reducedMotion, javaScriptEnabled });
      await use(undefined);
    },
    { auto: true },
  ],
  expectConsole: [/^(?!)/, { option: true }],
  splash: [false, { option: true }],
  films: [false, { option: true }],
  page: async ({ page, splash, films, expectConsole, javaScriptEnabled, browserName }, use) => {
    if (!films) await page.addInitScript(stopFilms);
    if (!splash) await storeFirst(page, 'sessionStorage', splashKey, '1');
    if (javaScriptEnabled !== false) waitForHydration(page);
    goBackFromPage(page);
    await watchConsole(page, browserName, expectConsole, () => use(page));
  },
});

/** Gives a shared page the window and the preference of a test. */
async function prepare(
  page: Page,
  viewport: ViewportSize | null,
  { reducedMotion = 'no-preference' }: BrowserContextOptions,
): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion });
}

/** Leaves a page without anything that the next test could find: its routes, storage, other windows and pointer. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

function stopFilms() {
  HTMLMediaElement.prototype.play = async () => {};
}

/** Lets `goto` wait until hydration removes the handler of early presses. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parameters) => {
    const answer = await goto(...parameters);
    // By default it would ask before every frame, which delays hydration.
    await page.waitForFunction(() => document.onclick === null, undefined, { polling: 50 });
    return answer;
  };
}

/**
 * Lets `goBack` go back from the page. Playwright looks up the entry before the current one in the browser's process, which
 * on a busy machine may not yet know an entry that the page has just added, and would go back by two.
 */
function goBackFromPage(page: Page): void {
  page.goBack = async () => {
    // A page that leaves before it has answered would fail the evaluation.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    return null;
  };
}

async function watchConsole(
  page: Page,
  browserName: string,
  expected: RegExp,
  during: () => Promise<void>,
): Promise<void> {
  const messages: string[] = [];
  const onMessage = (message: ConsoleMessage) =>
    messages.push(`${message.type()}: ${message.text()}`);
  const onError = (error: Error) => messages.push(`uncaught: ${error.message}`);
  page.on('console', onMessage).on('pageerror', onError);
  await during();
  page.off('console', onMessage).off('pageerror', onError);
  const unexpected = messages.filter(
    (text) =>
      !expected.test(text) &&
      !lateStyles.test(text) &&
      !(browserName === 'firefox' && harmlessInFirefox.test(text)),
  );
  expect(unexpected, 'console').toEqual([]);
}

export { expect };

/** Stores a value before the scripts of a page run. */
export async function storeFirst(
  visitor: Page | BrowserContext,
  ...item: [area: 'localStorage' | 'sessionStorage', key: string, value: string]
): Promise<void> {
  await visitor.addInitScript(([area, key, value]) => {
    try {
      window[area].setItem(key, value);
    } catch {
      // Frames of other sites and Firefox's empty page have no storage.
    }
  }, item);
}

/** Delays matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: string,
  method?: string,
): Promise<() => void> {
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

/** Waits for what a page reads again after a comment. Leaving it would cancel that, and Firefox would log it. */
export async function commentReadAgain(page: Page): Promise<void> {
  await Promise.all(
    ['/api/comments', '/api/blogs'].map((path) =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'GET' && new URL(response.url()).pathname === path,
      ),
    ),
  );
}

/** Pauses the splash until the returned function is called, so that slow scripts and tests do not miss it. */
export async function holdSplash(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const hold = () => {
      if ('splashMayGo' in window) return;
      const splash = document.querySelector('[aria-label="Opening"]');
      for (const animation of splash?.getAnimations({ subtree: true }) ?? []) animation.pause();
      if (document.onclick) splash?.setAttribute('data-first', '');
      requestAnimationFrame(hold);
    };
    hold();
  });
  return () =>
    page.evaluate(() => {
      Object.assign(window, { splashMayGo: true });
      const splash = document.querySelector('[aria-label="Opening"]');
      for (const animation of splash?.getAnimations({ subtree: true }) ?? []) animation.play();
    });
}

/** Width of a picture file in pixels. In the page, `naturalWidth` depends on `srcset`. */
export function widthOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);
}
