import type { Locator, Page } from '@playwright/test';
import { unitsKey } from 'site/shell/units';
import { expect, storeFirst, test } from './test.ts';

const flowOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Specifications of the RMX series' })
    .getByRole('row', { name: /RMX50-C060/ })
    .getByRole('cell')
    .first();

const expectShown = (cell: Locator, text: string) =>
  expect(cell).toHaveText(text, { useInnerText: true });

const header = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Units' });

test('a change of the units keeps what is typed in the selector', async ({ usedPage: page }) => {
  await page.goto('/products/selector');
  const flow = page.getByRole('textbox', { name: 'Flow rate' });
  await flow.fill('55');
  await header(page).getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/units=us$/);
  await expect(flow).toHaveValue('55');
  await expect(page.getByLabel('Unit and condition')).toHaveValue('m3min');
  await expect(page.getByLabel('Unit of pressure')).toHaveValue('psi');
});

test('the header sets the units of the whole site and remembers them', async ({
  usedPage: page,
}) => {
  await page.goto('/rmx-series');
  await expectShown(flowOf(page), '50–60');
  await header(page).getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/\/rmx-series\?units=us$/);
  await expectShown(flowOf(page), '1,766–2,119');
  await expect(header(page).getByRole('link', { name: 'US' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goto('/products/rmx50-c060');
  await expect(page.getByRole('main')).toContainText('1,766–2,119', { useInnerText: true });
  await page.goto('/rmx-series?units=metric');
  await expectShown(flowOf(page), '50–60');
  await page.reload();
  await expectShown(flowOf(page), '50–60');
});

test('the copy of pages has quantities in the units of the site', async ({ plainPage: page }) => {
  for (const [path, us] of [
    ['/products', '4,238–5,297 CFM with pressure on request'],
    ['/products/new-series', 'Smaller sizes begin at 353 CFM'],
    ['/media/downloads', '21 models of 353–4,767 CFM and 20–308 hp'],
    ['/product-manuals', '94.5 × 59.1 × 70.9'],
    ['/max-series', '5 ft 11 in'],
    ['/products/compare?models=max50,max125', '5 ft 11 in'],
    ['/search?q=zzzz', '1400 CFM 10 psi'],
  ] as const) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}units=us`);
    const main = page.getByRole('main');
    // Drawings show both systems.
    await main.locator('figure svg').evaluateAll((all) => {
      for (const drawing of all) drawing.remove();
    });
    await expect.soft(main, path).toContainText(us, { useInnerText: true });
    await expect
      .soft(main, path)
      .not.toContainText(/\d[\s\u00a0](?:m³\/min|bar|kW|mm|kg|°C|m)(?![\w³/])/, {
        useInnerText: true,
      });
  }
});

test('the duty point of a link is printed in the units of the site', async ({
  plainPage: page,
}) => {
  const metric = 'flow=40&pressure=0.7&units=us';
  const american = 'flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi&units=metric';
  for (const path of [
    '/products/rmx50-c080?',
    '/products/compare?models=rmx50-c080,max50&',
    '/products/savings?series=RMX&',
  ]) {
    await page.goto(path + metric);
    const duty = page.getByRole('group', { name: 'Your duty point' });
    await expectShown(duty.locator('strong'), '1,413 ICFM at the inlet, 10.15 psi, 1 machine');
    await page.goto(path + american);
    await expectShown(duty.locator('strong'), '39.64 m³/min at the inlet, 0.6895 bar, 1 machine');
  }
  const heading = page.getByRole('heading', { name: /models cover/ });
  await page.goto(`/products/selector?${metric}`);
  await expectShown(heading, '7 models cover 1,413 ICFM at 10.15 psi.');
  await page.goto(`/products/selector?${american}`);
  await expectShown(heading, '4 models cover 39.64 m³/min at 0.6895 bar.');
});

test('remembered units are applied before scripts load', async ({ browser }) => {
  const context = await browser.newContext();
  await storeFirst(context, 'localStorage', unitsKey, 'us');
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/rmx-series');
  // Without scripts, the layout of the table stays deferred until it is near the screen.
  await flowOf(page).scrollIntoViewIfNeeded();
  await expectShown(flowOf(page), '1,766–2,119');
  await context.close();
});

test('without JavaScript the unit switch sets the units in the URL', async ({
  plainPage: page,
}) => {
  await page.goto('/rmx-series?model=RMX50-C060');
  await expectShown(flowOf(page), '50–60');
  await header(page).getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/\?model=RMX50-C060&units=us$/);
  await expectShown(flowOf(page), '1,766–2,119');
});
