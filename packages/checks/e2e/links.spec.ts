import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const careers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });

/** Marks the document, to detect a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a link navigates without a full load, and repeating it adds no history entry', async ({
  page,
}) => {
  await page.goto('/about-us');
  await mark(page);
  await careers(page).click();
  await expect(page).toHaveURL(/\/careers$/);
  await careers(page).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  expect(await isMarked(page)).toBe(true);
});

test('Back right after a click cancels the navigation', async ({ page }) => {
  await page.goto('/about-us');
  await careers(page).click();
  await expect(page).toHaveURL(/\/careers$/);
  await careers(page).evaluate((link: HTMLElement) => {
    link.click();
    history.back();
  });
  await expect(page).toHaveURL(/\/about-us$/);
  // The cancelled navigation would have finished within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page).toHaveURL(/\/about-us$/);
});

test('a click with a modifier key opens a new tab', async ({ page, context }) => {
  await page.goto('/about-us');
  const opened = context.waitForEvent('page');
  await careers(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/careers$/);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('links to files start a download', async ({ page }) => {
  await page.goto('/media/downloads');
  const file = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: /ZIP/ }).first().click();
  expect((await file).suggestedFilename()).toMatch(/\.zip$/);
});

test('hovering over a link preloads the scripts of its page', async ({ page }) => {
  await page.goto('/about-us');
  // Its own scripts have arrived.
  await page.waitForLoadState('networkidle');
  const script = page.waitForResponse((response) => /\/assets\/.*\.js$/.test(response.url()));
  await careers(page).hover();
  await script;
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url());
  });
  await careers(page).click();
  await expect(page).toHaveTitle(/Careers/);
  expect(late).toEqual([]);
});

for (const approach of ['hover', 'focus'] as const) {
  test(`${approach} on a link fetches the data of its page, which no policy refuses`, async ({
    page,
  }) => {
    await page.goto('/about-us');
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ effectiveDirective, blockedURI }) => resolve(`${effectiveDirective} ${blockedURI}`),
          );
        }),
    );
    const data = page.waitForResponse((response) => /\.data/.test(response.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })[approach]();
    expect(await Promise.race([refused, data.then((response) => response.status())])).toBe(200);
  });
}
