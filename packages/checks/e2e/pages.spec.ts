import { brotliCompressSync } from 'node:zlib';
import { company } from '@brand/catalogue/company';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { needlessTexts } from './pictureTexts.ts';
import { expect, holdRequests, paths, skipInFirefox, test } from './test.ts';
import { translate } from './translate.ts';

const widths = [320, 390, 768, 1024, 1920, 1440];
const notFound = { expectConsole: /status of 404/ };

for (const path of paths) {
  test.describe(path, () => {
    if (path === '/404') test.use(notFound);

    test('has one h1, a title, no accessibility violations and no horizontal scrolling, also at 200 % text, and leads on after the browser has translated it', async ({
      usedPage: page,
    }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(company.name));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await spilled(page), `${width} px`).toEqual([]);
        if (width !== 390 && width !== 1440) continue;
        expect(await violationsOf(page)).toEqual([]);
        await setTextSize(page, '200%');
        expect(await overflow(page), `200 % text at ${width} px`).toBeLessThanOrEqual(0);
        await setTextSize(page, '');
      }
      await translate(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: path === '/careers' ? 'History' : 'Careers' }).click();
      await expect(page).not.toHaveURL(path);
      await expect(title).toBeFocused();
    });

    test('is complete without JavaScript, and its picture texts add to the words beside them', async ({
      plainPage: page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('ISO 9001:2015 Certified');
      expect(await needlessTexts(page), 'alternative texts').toEqual([]);
    });
  });
}

for (const path of ['/', '/contact', '/blog/surge-and-choke']) {
  test(`${path} loads one font file, nothing that blocks its first paint, and scripts with their styles after it`, async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path);
    const { blocking, early } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      const names = (those: typeof resources) => those.map(({ name }) => name);
      return {
        blocking: names(
          resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking'),
        ),
        early: names(
          resources.filter(
            ({ name, startTime }) =>
              /\.(js|css)$/.test(name) && startTime < (paint?.startTime ?? 0),
          ),
        ),
      };
    });
    expect(blocking, 'blocking').toEqual([]);
    expect(early, 'before the first paint').toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([expect.stringContaining('/archivo-latin-variable')]);
  });
}

for (const [what, happens] of [
  ['a key press', (page: Page) => page.keyboard.press('Shift')],
  ['three seconds', (page: Page) => page.clock.runFor(3000)],
] as const) {
  test(`a picture that does not load delays scripts only until ${what}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const release = await holdRequests(page, '**/media/home/hero-impeller-*');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const visit = page.goto('/');
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    await page.waitForLoadState('domcontentloaded');
    expect(scripts).toEqual([]);
    await happens(page);
    await scriptsAtWork(page);
    release();
    await visit;
  });
}

test('scripts start even if the browser is never idle', async ({ page }) => {
  // Stops the clock, so that the limit of three seconds cannot start them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) => {
      if (Number.isFinite(timeout)) queueMicrotask(() => run({} as IdleDeadline));
      return 0;
    };
  });
  const visit = page.goto('/');
  await page.waitForLoadState('load');
  await scriptsAtWork(page);
  await visit;
});

/** Waits for hydration. The clock advances in small steps, because each script loads in its own task. */
async function scriptsAtWork(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.locator('html')).toHaveAttribute('data-floating-actions', 'closed', {
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });
}

for (const [path, width, last] of [
  ['/', 390, 'main video'],
  ['/', 1440, 'main video'],
  ['/about-us', 390, 'main video'],
  ['/case-studies', 390, 'footer'],
  ['/max-series', 1440, 'main video'],
  ['/bookmarks', 390, 'text=No bookmarks yet'],
] as const) {
  test(
    `${path} loads without layout shifts at ${width} px on a slow machine and line`,
    skipInFirefox('The driver cannot slow the device.'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // A slow browser paints before it has parsed, or received, the whole page.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300,
        downloadThroughput: 184_320,
        uploadThroughput: -1,
      });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Element | null }[];
          })[]) {
            const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
            shifts.push(`${entry.value}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('html[data-floating-actions]').waitFor();
      // Slowing burns the processor even while the page waits for pictures.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForLoadState();
      await page.locator(last).first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
        [],
      );
    },
  );
}

for (const path of ['/', '/about-us', '/contact']) {
  test(`${path}: the compressed styles and first screen fit into the first ten packets`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const firstScreen = html.slice(0, html.indexOf('</section>', html.indexOf('<h1')));
    // A server sends ten packets of 1,460 bytes before it waits for an acknowledgement.
    expect(brotliCompressSync(firstScreen).length).toBeLessThan(14_600);
  });
}

test.describe('an address without a page', () => {
  test.use(notFound);

  test('an unknown URL returns 404, and a missing post redirects to /404', async ({
    usedPage: page,
  }) => {
    const unknown = await page.goto('/no/such/page');
    expect(unknown?.status()).toBe(404);
    await expect(page).toHaveURL(/\/no\/such\/page$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');

    const missing = await page.goto('/blog/no-such-post');
    expect(missing?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
  });
});

test('assets are immutable', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = html.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()['cache-control']).toContain('immutable');
});

test('every response has the security headers, and no policy allows unsafe-inline', async ({
  request,
}) => {
  for (const path of ['/', '/blog', '/404', '/api/blogs', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000');
  }
  for (const path of ['/', '/blog', '/404', '/api/blogs', '/api/blogs/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain(
      path.startsWith('/api') ? "default-src 'none'" : "object-src 'none'",
    );
    expect(policy, path).not.toContain('unsafe-inline');
  }
});

/** Beginnings of sections whose content ends below them. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section:not(section *)')]
      .filter((section) =>
        [...section.querySelectorAll(':scope > *, :scope > * > *')].some(
          (part) =>
            part.getBoundingClientRect().bottom > section.getBoundingClientRect().bottom + 1,
        ),
      )
      .map((section) => section.textContent.slice(0, 40)),
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

test('headings have the names of the specification', async ({ plainPage: page }) => {
  for (const [path, name] of [
    ['/technologies', 'Selection guide'],
    ['/technologies', 'Frequently asked questions'],
    ['/technologies', 'Industry applications'],
    ['/services', 'Frequently asked questions'],
    ['/applications', 'Frequently asked questions'],
    ['/applications', 'Integration points'],
    ['/after-sale-support', 'Frequently asked questions'],
    ['/after-sale-support', 'Contract benefits'],
    ['/about-us', 'Three patents'],
  ] as const) {
    if (new URL(page.url(), 'http://x').pathname !== path) await page.goto(path);
    await expect(page.getByRole('heading', { name, exact: true }), `${path} ${name}`).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Three patents' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await page.goto('/services');
  await expect(page.getByRole('main')).toContainText('30–50% energy savings');
});

test('the overview of a series shows applications, performance and regions in this order', async ({
  plainPage: page,
}) => {
  await page.goto('/rmx-series');
  const titles = await page.getByRole('main').getByRole('heading').allTextContents();
  const order = ['Industry applications', 'Performance', 'Sales and service'];
  expect(titles.flatMap((title) => order.filter((name) => title.startsWith(name)))).toEqual(order);
  // The question about protocols is beside the description of the controller.
  await page.getByText(/^Which protocols/).click();
  await expect(page.getByText(/Modbus TCP\/IP, Profibus and Ethernet\/IP/)).toBeVisible();
});

test('the sidebar of the blog has its sections in order', async ({ plainPage: page }) => {
  await page.goto('/blog');
  const titles = await page.locator('aside').getByRole('heading').allTextContents();
  expect(titles).toEqual(['Categories', 'About', 'Recent', 'Newsletter', 'Resource pack']);
});

test('the logo in the header has the header’s own blue', async ({ plainPage: page }) => {
  await page.goto('/blog');
  const mark = page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .locator('svg');
  await expect(mark).toHaveCSS('fill', 'rgb(97, 202, 242)');
});

test('search suggestions match names, and their list is at most 384 px high', async ({
  usedPage: page,
  request,
}) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('series');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(384);
  await expect(list).toHaveCSS('max-height', '384px');
  await expect(list).not.toHaveCSS('padding-top', '0px');
  const found: { name: string }[] = await (
    await request.get('/search/suggestions?q=filter')
  ).json();
  expect(found.length).toBeGreaterThan(0);
  for (const { name } of found) expect(name).toMatch(/filter/i);
});
