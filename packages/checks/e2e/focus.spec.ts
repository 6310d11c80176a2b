import type { Locator, Page } from '@playwright/test';
import { focusWalk } from '../src/audit/focusWalk.ts';
import { fillEnquiry } from './enquire.ts';
import { expect, holdRequests, holdSplash, skipInFirefox, test } from './test.ts';

/** Distance in px of an element from the top of the viewport. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** Whether the focus is inside the element or after it. */
const isPast = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => {
    const { activeElement } = document;
    return (
      activeElement !== document.body &&
      !!activeElement &&
      (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    );
  });

test.describe('a link to a section of the same page moves the focus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, link, id] of [
    ['/', 'Explore Products', 'products'],
    ['/technologies', 'Impeller', 'impeller'],
    ['/services', 'Support Plans', 'support'],
  ] as const) {
    test(`${path}: ${link}`, async ({ usedPage: page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: link }).first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect.poll(() => isPast(page, id)).toBe(true);
      // After the focus has left, a click must not focus the section.
      await expect(page.locator(`#${id}`)).not.toHaveAttribute('tabindex');
    });
  }

  test(
    'a changed hash, Back and Forward move the focus and scroll',
    skipInFirefox('Firefox scrolls to a typed hash before the router saves the position.'),
    async ({ usedPage: page }) => {
      await page.goto('/technologies');
      const change = (hash: string) =>
        page.evaluate((hash) => {
          location.hash = hash;
        }, hash);
      const isThere = async (id: string) => {
        await expect(page.locator(`#${id}`)).toBeFocused();
        // A bar of 100 px is above it.
        await expect.poll(() => topOf(page, id)).toBeGreaterThan(99);
        await expect.poll(() => topOf(page, id)).toBeLessThan(200);
      };
      await change('impeller');
      await isThere('impeller');
      await change('nstb-plus');
      await isThere('nstb-plus');
      await page.goBack();
      await isThere('impeller');
      await page.goForward();
      await isThere('nstb-plus');
      await change('impeller');
      await isThere('impeller');
    },
  );
});

test.describe('Tab order', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, width] of [
    ['/', 1440],
    ['/rmx-series', 390],
    ['/contact', 390],
    ['/blog/surge-and-choke', 1440],
  ] as const) {
    test(`${path}, ${width} px: each stop is visible, not covered, and reached once and in order`, async ({
      usedPage: page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { stops, losses } = await focusWalk(page);
      expect(losses).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    });
  }
});

test.describe('a control that removes itself keeps the focus in the page', () => {
  const press = async (page: Page, control: Locator) => {
    await control.focus();
    const pressed = await control.elementHandle();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed?.evaluate((one) => one.checkVisibility())).toBe(false);
    await expect(page.locator(':focus')).toBeVisible();
  };

  for (const [path, role, name] of [
    ['/blog?category=bearings', 'link', /\(remove filter\)$/],
    ['/blog?search=nowhere', 'link', 'View All Technical Resources'],
    ['/contact?models=rmx20-c060#contact-form', 'link', 'Remove'],
    ['/products/compare?models=rmx40-c080,max50', 'link', 'Remove: RMX40-C080'],
    ['/products/compare?models=max50', 'link', 'Remove: MAX50'],
    ['/products/savings', 'link', 'Use these figures'],
    ['/products/selector?flow=2,400&pressure=1', 'button', 'Use 2400'],
  ] as const) {
    test(`${path}: ${name}`, async ({ usedPage: page }) => {
      await page.goto(path);
      await press(page, page.getByRole('main').getByRole(role, { name }).first());
    });
  }

  test('the comparison tray', async ({ usedPage: page }) => {
    await page.goto('/max-series');
    for (const code of ['MAX50', 'MAX75'])
      await page
        .locator('#models')
        .getByRole('link', { name: `Compare: ${code}` })
        .click();
    const tray = page.getByRole('region', { name: 'Chosen for comparison' });
    await press(page, tray.getByRole('link', { name: 'Remove MAX75 from comparison' }));
    await press(page, tray.getByRole('link', { name: 'Clear' }));
  });

  test('the button of a bookmark', async ({ usedPage: page }) => {
    await page.goto('/blog/surge-and-choke');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Bookmark' }).first().click();
    await page.goto('/bookmarks');
    await press(page, main.getByRole('button', { name: 'Bookmarked' }));
  });

  test.describe('without a network', () => {
    test.use({ expectConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ });

    test('the button of a toast', async ({ page, context }) => {
      await page.goto('/troubleshooting?q=e07');
      await context.setOffline(true);
      const main = page.getByRole('main');
      await main
        .getByRole('link', { name: /^Request service/ })
        .first()
        .press('Enter');
      const messages = page.getByRole('region', { name: 'Messages' });
      await press(page, messages.getByRole('button', { name: 'Dismiss' }));
    });
  });

  test('the button of a file', async ({ usedPage: page }) => {
    await page.goto('/contact?tab=support#contact-form');
    const files = ['one.pdf', 'two.pdf'].map((name) => ({
      ...{ name, mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.7'),
    }));
    await page.getByLabel('Supporting Files').setInputFiles(files);
    for (const { name } of files)
      await press(page, page.getByRole('button', { name: `Remove ${name}` }));
  });

  test('forms that a confirmation replaces, and the other way round', async ({
    usedPage: page,
  }) => {
    await page.goto('/contact#contact-form');
    await fillEnquiry(page.getByRole('form', { name: 'General Inquiry' }), 'Fay Focus');
    await press(page, page.getByRole('button', { name: 'Send Message' }));
    await press(page, page.getByRole('button', { name: 'Send Another Message' }));
    await page.goto('/newsletter');
    const form = page.getByRole('main').locator('form').first();
    await form.getByRole('textbox', { name: 'Email' }).fill('fay@example.org');
    await press(page, form.getByRole('button', { name: 'Subscribe' }));
  });
});

test.describe('Back restores the focus and the scroll position', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, href, arrived] of [
    ['/blog', '/blog/', /\/blog\/./],
    ['/', '#products', /#products$/],
  ] as const) {
    test(`${path}: ${href}`, async ({ usedPage: page }) => {
      await page.goto(path);
      const link = page.getByRole('main').locator(`a[href*="${href}"]`).first();
      await link.focus();
      const from = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(arrived);
      await expect(link).not.toBeFocused();
      // Firefox's driver would wait for a load.
      await page.evaluate(() => history.back());
      await expect(link).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
      if (path === '/') await expectNothingFloats(page);
    });
  }
});

test.describe('an open question', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is open again after Back, with the focus on the link that was followed', async ({
    usedPage: page,
  }) => {
    await page.goto('/faqs');
    const question = page.locator('#model-selection').getByRole('button');
    const link = page.getByRole('link', { name: 'Open the Model Selector' });
    await question.click();
    await expect(page).toHaveURL(/\/faqs#model-selection$/);
    await link.focus();
    const from = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/selector/);
    await page.goBack();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
    await question.click();
    await expect(page).toHaveURL(/\/faqs$/);
  });
});

test.describe('sticky bars', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, bar] of [
    ['/blog/surge-and-choke', 'Main'],
    ['/services', 'On this page'],
  ] as const) {
    test(`${path}: do not scroll the page when a link in ${bar} gets focus, nor when the search closes, and leave a short viewport`, async ({
      usedPage: page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, 3000));
      const from = await page.evaluate(() => scrollY);
      expect(from).toBeGreaterThan(1000);
      for (const link of await page
        .getByRole('navigation', { name: bar })
        .getByRole('link')
        .filter({ visible: true })
        .all()) {
        await link.focus();
        expect(await page.evaluate(() => scrollY)).toBe(from);
      }
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(from);
      await expectNothingFloats(page);
    });
  }

  for (const path of ['/services', '/blog/surge-and-choke']) {
    test(
      `${path}: Shift+Tab never focuses an element below them`,
      skipInFirefox('Firefox does not scroll to a focused element that is nearly in view.'),
      async ({ usedPage: page }) => {
        await page.goto(path);
        await page.getByRole('contentinfo').getByRole('link').first().focus();
        for (let stop = 0; stop < 40; stop += 1) {
          await page.keyboard.press('Shift+Tab');
          const covered = await page.evaluate(() => {
            const focused = document.activeElement;
            if (!focused?.closest('main') || focused.closest('nav')) return '';
            const { top } = focused.getBoundingClientRect();
            const bars = document.querySelectorAll('header:not(main *) > div, main nav');
            const edges = Array.from(bars, (bar) => bar.getBoundingClientRect());
            const stuck = edges.filter(({ top }) => top <= 80).map(({ bottom }) => bottom);
            const bottom = Math.max(...stuck);
            return top < bottom
              ? `${focused.outerHTML.slice(0, 200)} at ${top}, bars to ${bottom}`
              : '';
          });
          expect(covered).toBe('');
        }
      },
    );
  }
});

test.describe('the splash before hydration', () => {
  test.use({ splash: true });

  test('traps the focus, and Escape closes it', async ({ page }) => {
    const letSplashGo = await holdSplash(page);
    const release = await holdRequests(page, '**/assets/entry.client-*.js');
    const visit = page.goto('/');
    const splash = page.getByRole('region', { name: 'Opening' });
    await expect(splash).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
    await letSplashGo();
    await page.keyboard.press('Escape');
    await expect(splash).toHaveAttribute('data-state', 'skipped');
    await expect(splash).toBeHidden();
    release();
    await visit;
    await expect(splash).toHaveCount(0);
    const below = page.getByRole('link', { name: 'Explore Products' });
    await below.focus();
    await expect(below).toBeFocused();
  });
});

test.describe('what is typed while the page starts', () => {
  for (const path of [
    '/',
    '/products/selector',
    '/products/savings',
    '/contact',
    '/demo',
    '/search?q=bearing',
    '/blog/surge-and-choke',
    '/newsletter',
    '/troubleshooting',
  ]) {
    test(`${path} keeps it, and the focus`, async ({ page }) => {
      const release = await holdRequests(page, '**/assets/entry.client-*.js');
      const visit = page.goto(path);
      await expect(page.locator('footer')).toBeVisible();
      const fields = page
        .locator('main')
        .locator('input:not([type]), input:is([type=text], [type=search], [type=email]), textarea')
        .filter({ visible: true });
      const count = await fields.count();
      for (let index = 0; index < count; index++) await fields.nth(index).fill('5');
      release();
      await visit;
      await page.keyboard.type('5');
      const values = await fields.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      expect(values).toEqual([...Array.from({ length: count - 1 }, () => '5'), '55']);
    });
  }

  for (const [reason, splash, reducedMotion] of [
    ['was seen', false, 'no-preference'],
    ['is left out', true, 'reduce'],
  ] as const) {
    test.describe(`and the splash ${reason}`, () => {
      test.use({ splash, contextOptions: { reducedMotion } });

      test(
        'is kept on a slow device',
        skipInFirefox('The driver cannot slow the device.'),
        async ({ page }) => {
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
          await page.addInitScript(() => {
            const observer = new MutationObserver((changes) => {
              for (const { target } of changes) {
                if ((target as Element).querySelector('[name="flow"]')) {
                  document.documentElement.dataset.wasInert = '';
                }
              }
            });
            observer.observe(document, { subtree: true, attributeFilter: ['inert'] });
          });
          const release = await holdRequests(page, '**/assets/entry.client-*.js');
          const visit = page.goto('/');
          const flow = page.getByRole('textbox', { name: 'Flow rate', exact: true });
          await flow.click();
          release();
          await page.keyboard.type('55', { delay: 100 });
          await visit;
          await page.keyboard.type('5');
          await expect(flow).toHaveValue('555');
          await expect(page.locator('html')).not.toHaveAttribute('data-was-inert');
        },
      );
    });
  }
});

/** In a short viewport, as at 400% zoom, nothing is sticky and nothing floats. */
async function expectNothingFloats(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 256 });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const floating = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body *'))
        .filter((element) => {
          const { position } = getComputedStyle(element);
          // The first column of a table is sticky only horizontally.
          return ['fixed', 'sticky'].includes(position) && !element.closest('table, dialog');
        })
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The skip link is above the viewport until it is focused, and the region of messages is empty.
        .filter((element) => {
          const { bottom, height } = element.getBoundingClientRect();
          return bottom > 0 && height > 0;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(floating, `${width} px`).toEqual([]);
  }
}
