import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const careers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });

/** Tells whether the page is still the one that was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a link opens its page without a full load, and the same one again adds no step back', async ({
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

test('going back right after a press goes back', async ({ page }) => {
  await page.goto('/about-us');
  await careers(page).click();
  await expect(page).toHaveURL(/\/careers$/);
  await careers(page).evaluate((link: HTMLElement) => {
    link.click();
    history.back();
  });
  await expect(page).toHaveURL(/\/about-us$/);
  // A navigation that the press started would be over within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page).toHaveURL(/\/about-us$/);
});

test('a modifier key leaves the link to the browser', async ({ page, context }) => {
  await page.goto('/about-us');
  const opened = context.waitForEvent('page');
  await careers(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/careers$/);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('files are left to the browser', async ({ page }) => {
  await page.goto('/media/downloads');
  const file = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: /ZIP/ }).first().click();
  expect((await file).suggestedFilename()).toMatch(/\.zip$/);
});

test('a page is there before the press, once the pointer rests on its link', async ({ page }) => {
  await page.goto('/about-us');
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
