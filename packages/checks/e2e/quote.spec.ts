import type { Page } from '@playwright/test';
import { unitsKey } from 'site/shell/units';
import { violationsOf } from './axe.ts';
import { fillEnquiry } from './enquire.ts';
import { storedEnquiries } from './storedEnquiries.ts';
import { expect, storeFirst, test } from './test.ts';

const found =
  '/contact?models=rmx20-c060&flow=40&pressure=0.7&machines=2&reserve=1&altitude=600#contact-form';

/** The selection as the service stores it. */
const request = {
  products: ['RMX20-C060'],
  facts: [
    { name: 'Flow', value: 40, unit: 'm³/min at the inlet' },
    { name: 'Flow is for', value: 'All machines together' },
    { name: 'Pressure', value: 0.7, unit: 'bar' },
    { name: 'Machines', value: 2 },
    { name: 'Standby machines', value: 1 },
    { name: 'Inlet temperature', value: 20, unit: '°C', basis: 'assumed' },
    { name: 'Altitude', value: 600, unit: 'm' },
    { name: 'Relative humidity', value: 36, unit: '%', basis: 'assumed' },
    {
      name: 'Inlet of the stated pressures',
      value: '20 °C, 1.013 bar and 36% relative humidity',
      basis: 'assumed',
    },
    {
      name: 'Pressure of the same isentropic head there',
      value: expect.stringMatching(/ = 0\.752 bar$/),
      basis: 'calculated',
    },
  ],
  address: '/products/selector?flow=40&pressure=0.7&altitude=600&machines=2&reserve=1',
};

const carried = (page: Page) => page.getByRole('region', { name: 'Your request for a quote' });

async function fillIn(page: Page, name: string) {
  const form = page.getByRole('form');
  await fillEnquiry(form, name);
  return form;
}

const drawing = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 plan'),
};

test('a quote says that it is one, separates what was assumed, and carries files in every tab', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(found);
  await expect(page.getByRole('heading', { name: 'Request a quote', level: 2 })).toBeVisible();
  const rows = (name: string) => carried(page).getByRole('table', { name }).getByRole('rowheader');
  await expect(rows('Your request for a quote')).toHaveText([
    ...['Products', 'Flow', 'Flow is for', 'Pressure', 'Machines', 'Standby machines'],
    'Altitude',
  ]);
  await expect(rows('Assumed, because not stated')).toHaveText([
    'Inlet temperature',
    'Relative humidity',
    'Inlet of the stated pressures',
  ]);
  const form = await fillIn(page, 'Drew Drawings');
  await form.getByLabel('Supporting Files').setInputFiles(drawing);
  const tabs = page.getByRole('tablist', { name: 'Send a message' });
  await tabs.getByRole('tab', { name: 'Partnership' }).click();
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await tabs.getByRole('tab', { name: 'General Inquiry' }).click();
  await expect(page.getByText('plan.pdf')).toBeVisible();
  // Files of a form that was filled in faster are not kept.
  await page.clock.fastForward(3000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank You' });
  await expect(thanks).toContainText('RMX20-C060');
  await expect(
    thanks.getByRole('table', { name: 'Assumed, because not stated' }).getByRole('row'),
  ).toHaveText([
    'Inlet temperature20 °C',
    'Relative humidity36%',
    'Inlet of the stated pressures20 °C, 1.013 bar and 36% relative humidity',
  ]);
  await expect(page.getByRole('heading', { name: 'Send a message', level: 2 })).toBeVisible();
  expect(await storedEnquiries('Drew Drawings')).toMatchObject([
    { kind: 'general', request, files: [{ name: 'plan.pdf', size: drawing.buffer.length }] },
  ]);
});

test('partners can send files, and a question without a selection has none', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact?tab=partnership#contact-form');
  const form = await fillIn(page, 'Terry Tender');
  await form.getByLabel('Partnership Interest').selectOption('OEM');
  await form.getByLabel('Company').fill('Example Systems');
  await form.getByLabel('Supporting Files').setInputFiles(drawing);
  await page.clock.fastForward(3000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeVisible();
  expect(await storedEnquiries('Terry Tender')).toMatchObject([
    { kind: 'partnership', files: [{ name: 'plan.pdf' }] },
  ]);
  await page.goto('/contact#contact-form');
  await expect(page.getByLabel('Supporting Files')).toBeHidden();
});

test('the selection survives an error and a change of tab, and is sent once', async ({
  usedPage: page,
}) => {
  await page.goto(found);
  await expect(
    carried(page).getByRole('row', { name: 'Flow 40 m³/min at the inlet' }),
  ).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Request for a quote: RMX20-C060');
  expect(await violationsOf(page, '#contact-form')).toEqual([]);
  const tabs = page.getByRole('tablist', { name: 'Send a message' });
  await tabs.getByRole('tab', { name: 'Partnership' }).click();
  await expect(carried(page)).toBeVisible();
  await tabs.getByRole('tab', { name: 'General Inquiry' }).click();
  const form = await fillIn(page, 'Quinn Quote');
  await form.getByLabel('Email').fill('no address');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(carried(page)).toContainText('RMX20-C060');
  await form.getByLabel('Email').fill('quinn@example.org');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeFocused();
  expect(await violationsOf(page, '#contact-form')).toEqual([]);
  await expect(carried(page)).toBeHidden();
  await expect(page).toHaveURL(/\/contact\?tab=general$/);
  expect(await storedEnquiries('Quinn Quote')).toMatchObject([{ kind: 'general', request }]);
});

test('a removed selection is not sent', async ({ usedPage: page }) => {
  await page.goto(found);
  const form = await fillIn(page, 'Rae Removed');
  await carried(page).getByRole('link', { name: 'Remove' }).click();
  await expect(carried(page)).toBeHidden();
  await expect(form.getByLabel('Full Name')).toHaveValue('Rae Removed');
  await form.getByLabel('Subject').fill('Aeration');
  await form.getByRole('textbox', { name: 'Message' }).fill('How loud is it?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeVisible();
  expect(await storedEnquiries('Rae Removed')).toMatchObject([{ request: null }]);
});

test('the visitor’s unit system is sent with the selection', async ({ page }) => {
  await storeFirst(page, 'localStorage', unitsKey, 'us');
  await page.goto('/contact?models=rmx20-c060#contact-form');
  await expect(carried(page).getByRole('row', { name: 'Units US' })).toBeVisible();
  const form = await fillIn(page, 'Una Units');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  expect(await storedEnquiries('Una Units')).toMatchObject([
    { request: { products: ['RMX20-C060'], facts: [{ name: 'Units', value: 'US' }] } },
  ]);
});

test('without JavaScript the selection survives an error and is sent', async ({
  plainPage: page,
}) => {
  await page.goto(found);
  await fillIn(page, 'Pat Plain');
  await page.getByLabel('Subject').fill(' ');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('link', { name: 'Please enter a subject.' })).toBeVisible();
  await expect(carried(page)).toContainText('RMX20-C060');
  await page.getByLabel('Subject').fill('Aeration');
  await page.getByLabel('Supporting Files').setInputFiles(drawing);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  await expect(carried(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toContainText(
    'RMX20-C060',
  );
  expect(await storedEnquiries('Pat Plain')).toMatchObject([
    { kind: 'general', request, files: [{ name: 'plan.pdf' }] },
  ]);
  await page.goto(found);
  await carried(page).getByRole('link', { name: 'Remove' }).click();
  await expect(carried(page)).toBeHidden();
});

test('products of the product line have a page whose quote request contains the product', async ({
  usedPage: page,
}) => {
  await page.goto('/products');
  const line = page.getByRole('region', { name: 'Products' });
  await expect(line.getByRole('link', { name: 'Chiller', includeHidden: true })).toHaveAttribute(
    'href',
    '/products/chiller',
  );
  for (const [path, title, warranty] of [
    ['/products/air-compressor', 'Air Compressor', '5 year warranty'],
    ['/products/vacuum-pump', 'Vacuum Pump', '3 year warranty'],
    ['/products/chiller', 'Chiller', '4 year warranty'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`with a ${warranty}.`)).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(carried(page).getByRole('row')).toHaveText([`Products${title}`]);
  }
});
