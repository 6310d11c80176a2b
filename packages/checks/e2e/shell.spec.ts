import { company, hotlineHref } from '@brand/catalogue/company';
import type { Page, Route } from '@playwright/test';
import { unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { violationsOf } from './axe.ts';
import { expect, holdRequests, skipInFirefox, test } from './test.ts';

/** Links of the header's panels with their badges. */
const menus = {
  Products: [
    ['MAX Series', '/max-series'],
    ['RMX Series', '/rmx-series'],
    ['EMX Series', '/emx-series', 'Popular'],
    ['New Series', '/products/new-series', 'New'],
    ['Services', '/services'],
    ['After Sales Support', '/after-sale-support', 'Hot'],
    ['Size 125: new in every series', '/products/new-series'],
  ],
  'About Us': [
    ['Vision', '/about-us#vision'],
    ['Certifications', '/about-us#certifications'],
    ['Milestones', '/about-us#milestones'],
  ],
  Technology: [
    ['Air Bearing', '/technologies#air-bearing'],
    ['PMSM Motor', '/technologies#pmsm-motor'],
    ['NSTB+ Bearing', '/technologies#nstb-plus', 'Patent'],
    ['Impeller', '/technologies#impeller'],
    ['Control System', '/technologies#control-system'],
    ['Industrial Manufacturing', '/applications#industrial-manufacturing'],
    ['Commercial Buildings', '/applications#commercial-buildings'],
    ['Environmental Solutions', '/applications#environmental-solutions'],
    ['Energy Sector', '/applications#energy-sector'],
  ],
  Media: [
    ['Case Studies', '/media/case-studies'],
    ['Technical Resources', '/blog'],
    ['Downloads', '/media/downloads'],
  ],
  Support: [
    [company.hotline, hotlineHref],
    ['Troubleshooting', '/troubleshooting'],
    ['Service request', '/contact?tab=support#contact-form'],
  ],
};

const headerEntries = [
  ['Home', '/'],
  ['Products', '/products'],
  ['About Us', '/about-us'],
  ['Technology', '/technology'],
  ['Media', '/media'],
  ['Contact', '/contact'],
  ['Support', '/support'],
] as const;

test('the first tab stop skips to the content, the header has all entries, and panels open on hover with their links and badges', async ({
  usedPage: page,
}) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const header = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of headerEntries) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const [name, links] of Object.entries(menus)) {
    await header.getByRole('link', { name, exact: true }).hover();
    const panel = header.locator('[data-navigation-item][data-state="open"]');
    for (const [text = '', href = '', badge = ''] of links) {
      const link = panel.locator(`[href="${href}"]`).filter({ hasText: text });
      await expect(link, href).toBeVisible();
      await expect(link, href).toContainText(badge);
    }
    expect(await violationsOf(page, 'header'), name).toEqual([]);
  }
  await page.mouse.move(700, 850);
  await expect(header.locator('[data-state="open"]')).toHaveCount(0);
});

test('the header marks the section that contains the page', async ({ request }) => {
  const entryOf = {
    '/': 'Home',
    '/max-series': 'Products',
    '/products/new-series': 'Products',
    '/about-us': 'About Us',
    '/technologies': 'Technology',
    '/applications': 'Technology',
    '/case-studies/automotive-plant': 'Media',
    '/blog/surge-and-choke': 'Media',
    '/contact': 'Contact',
    '/services': 'Support',
    '/careers': 'About Us',
    '/after-sale-support': 'Support',
    '/troubleshooting': 'Support',
    '/search': '',
  };
  for (const [path, entry] of Object.entries(entryOf)) {
    const html = parseDocument(await (await request.get(path)).text());
    const items = DomUtils.findAll(({ attribs }) => 'data-navigation-item' in attribs, html);
    const marked = items
      .flatMap(({ children }) => children)
      .filter((node) => 'attribs' in node && 'aria-current' in node.attribs);
    expect(items, path).toHaveLength(headerEntries.length);
    expect(marked.map(DomUtils.textContent), path).toEqual(entry ? [entry] : []);
  }
});

for (const [what, pattern] of [
  ['scripts', '**/assets/entry.client-*.js'],
  ['the full stylesheet', '**/assets/style-*.css'],
] as const) {
  test(`a button pressed before ${what} loaded takes effect afterwards`, async ({ page }) => {
    const release = await holdRequests(page, pattern);
    const visit = page.goto('/');
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await search.click();
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    release();
    await visit;
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    const inForce = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
        ({ sheet }) => (sheet?.cssRules.length ?? 0) > 0,
      ),
    );
    expect(inForce).toEqual([true]);
  });
}

// React listens to the first as hydration starts; the second is added while it renders.
for (const event of ['gotpointercapture', 'pagehide']) {
  test(`a press during hydration (${event}) does not finish it in one task, and takes effect once`, async ({
    page,
  }) => {
    await page.addInitScript((awaited) => {
      const { prototype } = EventTarget;
      const add = prototype.addEventListener;
      prototype.addEventListener = function (...parameters: Parameters<typeof add>) {
        add.apply(this ?? window, parameters);
        if (parameters[0] !== awaited) return;
        prototype.addEventListener = add;
        queueMicrotask(() => {
          const search = document.querySelector<HTMLElement>('header button[aria-label="Search"]');
          search?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          // Hydration sets it.
          const { units = 'none' } = document.documentElement.dataset;
          document.body.dataset.unitsAfterPress = units;
          search?.click();
        });
      };
    }, event);
    await page.goto('/');
    await expect(page.locator('body')).toHaveAttribute('data-units-after-press', 'none');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  });
}

for (const [delay, repeated] of [
  [5000, true],
  [10_100, false],
] as const) {
  test(`a press ${delay} ms before hydration is ${repeated ? 'repeated' : 'forgotten'}`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdRequests(page, '**/assets/entry.client-*.js');
    const visit = page.goto('/');
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await search.click();
    await page.clock.fastForward(delay);
    release();
    await visit;
    await page.waitForFunction(() => document.onclick === null);
    if (!repeated) {
      await expect(search).toHaveAttribute('aria-expanded', 'false');
      await search.click();
    }
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  });
}

test('a panel opens by keyboard, and Escape or a navigation closes it', async ({
  usedPage: page,
}) => {
  await page.goto('/about-us');
  const toggle = page.getByRole('button', { name: 'Media menu' });
  const link = page.getByRole('banner').getByRole('link', { name: /Technical Resources/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Technical Resources' })).toBeFocused();
  await expect(link).toBeHidden();
});

test('the header is transparent over a hero until the page is scrolled more than 10 px', async ({
  usedPage: page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner').locator('> div').first();
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(bar).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo({ top: 9, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
  await expect(bar).not.toHaveCSS('background-color', transparent);
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
});

const footerTargets = [
  '/products/turbo-blower',
  '/products/digital-solution',
  '/products/accessories',
  '/technology/bearing',
  '/technology/impeller',
  '/technology/air-end',
  '/technology/control',
  '/applications/case-studies',
  '/resources/white-papers',
  '/resources/technical-docs',
  '/resources/webinars',
  '/about',
  '/about/history',
  '/careers',
  '/news',
];

test('the footer has all links, both statements and a link back to the top', async ({
  plainPage: page,
}) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  for (const href of footerTargets) {
    await expect(footer.locator(`[href="${href}"]`), href).toHaveCount(1);
  }
  await expect(footer).toContainText('ISO 9001:2015 Certified');
  await expect(
    footer.getByText('Committed to carbon-neutral operations by 2025', { exact: true }),
  ).toBeVisible();
  await expect(footer.getByText('Our goal for 2025. No result is published.')).toBeVisible();
  await expect(footer.locator('[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('[href^="tel:"]')).toHaveText([
    company.phone,
    `Hotline ${company.hotline}`,
  ]);
  for (const name of [
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Accessibility',
    'Sitemap',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveText(['LinkedIn', 'Twitter', 'YouTube', 'Instagram']);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.example\//);
  }
  await footer.scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('at 1024 px all entries of the header fit in one line, and a panel covers the quick actions', async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/blog');
  const header = page.getByRole('banner');
  const entries = header.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: /^(Home|Products|About Us|Technology|Media|Contact|Support)$/,
  });
  await expect(entries).toHaveCount(headerEntries.length);
  const boxes = await entries.evaluateAll((links) =>
    links.map((link) => ({ ...link.getBoundingClientRect().toJSON(), text: link.textContent })),
  );
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  const brand = await header.getByRole('link', { name: /, home$/ }).boundingBox();
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(boxes[0].left);
  const search = await header.getByRole('button', { name: 'Search' }).boundingBox();
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(1024);
  await header.getByRole('button', { name: 'Products menu' }).click();
  await expect(header.getByRole('link', { name: 'MAX Series' })).toBeVisible();
  const action = page.getByRole('link', { name: /^Downloads/ });
  const over = await action.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + height / 2)?.closest('header') !== null;
  });
  expect(over).toBe(true);
});

test('the hotline is visible where visitors may need help', async ({ plainPage: page }) => {
  for (const path of ['/search?q=zzzzqqq', '/no-such-page', '/after-sale-support']) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: `Hotline ${company.hotline}` });
    await expect(link, path).toHaveAttribute('href', hotlineHref);
    await expect(link, path).toBeInViewport();
  }
});

test('nothing covers the last links of the page', async ({ usedPage: page }) => {
  await page.goto('/about-us');
  for (const [width, text] of [
    [390, '100%'],
    [390, '200%'],
    [1024, '100%'],
    [1366, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    // Sections get their real height as they come near.
    await expect(async () => {
      const rest = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        const before = scrollHeight - innerHeight - scrollY;
        scrollTo({ top: scrollHeight, behavior: 'instant' });
        return before;
      });
      expect(rest).toBeLessThan(1);
    }).toPass();
    if (width < 1024)
      await expect(page.getByRole('button', { name: 'Quick actions' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeInViewport();
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const link of (await links.all()).slice(-9)) {
      const covered = await link.evaluate((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        return [left + 1, right - 1].some(
          (x) => !element.contains(document.elementFromPoint(x, top + height / 2)),
        );
      });
      expect(covered, `${width} px, ${text}: ${await link.textContent()}`).toBe(false);
    }
  }
});

test.describe('on a tablet', () => {
  test.use({
    viewport: { width: 1024, height: 900 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(
    'labels of quick actions do not appear by the hover that remains after a tap',
    skipInFirefox('The driver has no touch.'),
    async ({ page }) => {
      await page.goto('/about-us');
      const actions = page.getByRole('navigation', { name: 'Quick actions' });
      await actions.getByRole('link', { name: 'Contact Us' }).hover();
      await expect(actions.getByText('Contact Us')).toHaveCSS('opacity', '0');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the drawer locks scrolling, opens one section at a time, and closes after navigating',
    skipInFirefox('The driver has no touch.'),
    async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await expect(drawer.getByRole('link', { name: /^Hotline/ })).toHaveAttribute(
        'href',
        hotlineHref,
      );
      await drawer.getByRole('button', { name: 'Products' }).click();
      await drawer.getByRole('button', { name: 'Product Lines' }).click();
      await expect(drawer.getByRole('link', { name: /EMX Series/ })).toContainText('Popular');
      expect(await violationsOf(page)).toEqual([]);
      await drawer.getByRole('button', { name: 'Services' }).click();
      await expect(drawer.getByRole('link', { name: /EMX Series/ })).toBeHidden();
      await drawer.getByRole('button', { name: 'Media' }).click();
      await expect(drawer.getByRole('button', { name: 'Product Lines' })).toBeHidden();
      await drawer.getByRole('link', { name: /Technical Resources/ }).click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(drawer).toBeHidden();

      await menu.click();
      await page.touchscreen.tap(8, 500);
      await expect(drawer).toBeHidden();
    },
  );

  test.describe('when its script fails to load', () => {
    test.use({ expectConsole: /net::ERR_FAILED/ });

    test('the drawer scrolls to the navigation in the footer instead', async ({ page }) => {
      await page.goto('/');
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page).toHaveURL('/#footer-navigation');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeInViewport();
    });
  });
});

test('the footer shows the year, and the quick actions lead to the catalogue archive, the case studies and the contact form', async ({
  usedPage: page,
  request,
}) => {
  await page.goto('/blog');
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  const downloads = actions.getByRole('link', { name: 'Downloads' });
  await expect(downloads).toHaveAttribute('target', '_blank');
  await expect(actions.getByRole('button')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  const archive = await request.get((await downloads.getAttribute('href')) ?? '');
  expect(archive.headers()['content-type']).toContain('application/zip');
  const names = Object.keys(unzipSync(await archive.body()));
  expect(names.sort()).toEqual([
    'emx-series-datasheet.pdf',
    'max-series-datasheet.pdf',
    'product-catalogue.pdf',
    'rmx-series-datasheet.pdf',
    'service-brochure.pdf',
  ]);
  const sheet = await request.get('/downloads/rmx-series-datasheet.pdf');
  expect(sheet.headers()['content-type']).toContain('application/pdf');
  expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(actions.getByRole('link', { name: 'Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
  await actions.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /flow and pressure/ })).toBeFocused();
  await actions.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await expect(page.getByRole('heading', { name: 'Send a message' })).toBeInViewport();
});

test('on a phone, the floating controls hide while scrolling down, and are back on scrolling up and at the end', async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const toggle = page.getByRole('button', { name: 'Quick actions' });
  const top = page.getByRole('link', { name: 'Back to top' });
  await expect(toggle).toBeVisible();
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect(toggle).toBeHidden();
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(toggle).toBeVisible();
  await expect(top).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await expect(top).toBeInViewport({ ratio: 1 });
  const [above, below] = [await top.boundingBox(), await toggle.boundingBox()];
  expect(above && below && above.y + above.height).toBeLessThan(below?.y ?? 0);
  expect(above?.x).toBeGreaterThan(300);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ expectConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ });

  test('the page stays, says so, and offers the telephone number', async ({ page, context }) => {
    await page.goto('/troubleshooting?q=e07');
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Request service/ })
      .first();
    await context.setOffline(true);
    await link.click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('You are offline');
    await expect(messages.getByRole('link', { name: /^Hotline/ })).toHaveAttribute('href', /^tel:/);
    await expect(page).toHaveURL(/\/troubleshooting\?q=e07$/);
    await expect(link).toBeVisible();
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL(/\/contact/);
  });
});

test.describe('when the network fails or hangs, although the browser takes it for online', () => {
  test.use({
    expectConsole:
      /Failed to load resource|Failed to fetch manifest|Error loading route|dynamically imported|not used within/,
  });

  const everything = '**/*';
  const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading$/ });
  const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
  /** Without the routes of its links, which a page reads after it has hydrated, the router shows an error instead. */
  const visitWithRoutes = async (page: Page) => {
    const routes = page.waitForResponse('**/__manifest?*');
    await page.goto('/troubleshooting?q=e07');
    await (await routes).finished();
  };

  for (const [how, meet] of [
    ['fails', (route: Route) => route.abort()],
    ['hangs', () => {}],
  ] as const)
    test(`it ${how}: the page stays, says so, and leads on once it can`, async ({ page }) => {
      await page.clock.install();
      await visitWithRoutes(page);
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name: /^Request service/ }).first();
      await page.route(everything, meet);
      await link.click();
      if (how === 'hangs') {
        await expect(loading(page)).toBeVisible();
        await page.clock.fastForward(10_000);
      }
      // The server has five seconds to answer.
      await expect(messages(page)).toContainText('You are offline', { timeout: 10_000 });
      await expect(page).toHaveURL(/\/troubleshooting\?q=e07$/);
      await expect(link).toBeVisible();
      await expect(loading(page)).toBeHidden();
      await page.unroute(everything);
      await link.click();
      await expect(page).toHaveURL(/\/contact/);
    });

  test('a page whose content does not arrive says so, with the telephone number', async ({
    page,
  }) => {
    await page.goto('/products');
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'This page could not be loaded.' }),
    ).toBeVisible();
    await expect(main).toContainText('You may be offline.');
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('a page that cannot be prefetched does not end this one', async ({ page }) => {
    await visitWithRoutes(page);
    await page.route(everything, (route) => route.abort());
    const failed = page.waitForEvent('console', (one) => /Error loading route/.test(one.text()));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await link.hover();
    await failed;
    await link.click();
    await expect(messages(page)).toContainText('You are offline');
    await expect(page).toHaveURL(/\/troubleshooting\?q=e07$/);
  });
});

test.describe('on a phone, no floating button covers', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [
    '/max-series',
    '/products/selector',
    '/contact',
    '/faqs',
    '/product-manuals',
  ]) {
    test(`a focused element of ${path}`, async ({ usedPage: page }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: innerHeight * 2 }));
      const button = page.getByRole('button', { name: 'Quick actions' });
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollBy({ top: -20 }));
      await expect(button).toBeVisible();
      const menu = await button.elementHandle();
      const controls = page.locator(
        ':is(main, footer) :is(a[href], button, input, select, textarea, [tabindex="0"])',
      );
      const covered = await controls.evaluateAll((all, menu) => {
        const lost = [];
        for (const control of all as HTMLElement[]) {
          // At the lower edge of the window, where the buttons are.
          scrollBy(0, control.getBoundingClientRect().bottom - innerHeight);
          control.focus();
          if (document.activeElement !== control || scrollY < innerHeight) continue;
          const box = control.getBoundingClientRect();
          const { left, top } = box;
          // Tables are taller than the window, and browsers scroll a text area only to its caret, at the start.
          const end = Math.min(box.bottom, top + 56);
          const right = control.matches('textarea') ? left + 1 : box.right;
          const place = (menu as Element).getBoundingClientRect();
          const isCovered =
            left < place.right && place.left < right && top < place.bottom && place.top < end;
          if (isCovered) lost.push(`${control.tagName} ${control.textContent || control.title}`);
        }
        return lost;
      }, menu);
      expect(covered).toEqual([]);
    });
  }
});

test.describe('a font that fails on the first page', () => {
  test.use({ expectConsole: /Failed to load resource|downloadable font|download failed/ });

  test('is used on the next page', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort(), { times: 1 });
    await page.goto('/faqs');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const inFallback = await navigation.boundingBox();
    await navigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(async () => {
      expect((await navigation.boundingBox())?.width).not.toBe(inFallback?.width);
    }).toPass();
  });
});
