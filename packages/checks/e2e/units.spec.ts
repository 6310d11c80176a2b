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

test('a change of the units keeps what is typed in the selector', async ({ page }) => {
  await page.goto('/products/selector');
  const flow = page.getByRole('textbox', { name: 'Flow rate' });
  await flow.fill('55');
  await header(page).getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/units=us$/);
  await expect(flow).toHaveValue('55');
  await expect(page.getByLabel('Unit and condition')).toHaveValue('m3min');
  await expect(page.getByLabel('Unit of pressure')).toHaveValue('psi');
});

test('the header sets the units of the whole site and remembers them', async ({ page }) => {
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

test('without JavaScript the unit switch beside a table sets the units in the URL', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/rmx-series?model=RMX50-C060');
  await expectShown(flowOf(page), '50–60');
  await page.locator('#specs').getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/\?model=RMX50-C060&units=us#specs$/);
  await expectShown(flowOf(page), '1,766–2,119');
  await context.close();
});
