import { company, hotlineHref } from '@brand/catalogue/company';
import { faultMessages, faultTitle } from '@brand/catalogue/faultMessages';
import type { Locator } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { fillRequired } from './enquire.ts';
import { storedEnquiries } from './storedEnquiries.ts';
import { expect, test } from './test.ts';

test('support: the hero shows title, buttons, figures and tabs', async ({ plainPage: page }) => {
  await page.goto('/after-sale-support');
  await expect(page).toHaveTitle(/^After Sales Support for turbo blowers/);
  const hero = page.locator('main > section').first();
  await expect(hero).toHaveCSS('min-height', '900px');
  await expect(hero.getByRole('definition')).toHaveText(['24/7', '98%', '4 h', 'Global']);
  await expect(hero.getByRole('term')).toHaveText([
    'Technical Support',
    'First Call Resolution',
    'Avg. Onsite Response',
    'Service Network',
  ]);
  await expect(hero.getByRole('link', { name: 'Explore Support' })).toHaveAttribute(
    'href',
    '#support',
  );
  await hero.getByRole('link', { name: 'Support Contracts' }).click();
  await expect(page.getByRole('heading', { name: 'Support Contracts' })).toBeInViewport();

  const tabs = page.getByRole('navigation', { name: 'After Sales Support' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Technical Support',
    'Preventive Maintenance',
    'Parts & Consumables',
    'Support Contracts',
  ]);
});

test('support: response times are listed by severity, most severe first', async ({
  plainPage: page,
}) => {
  await page.goto('/after-sale-support');
  const table = page.getByRole('table', { name: 'Response times by severity' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Severity Level',
    'Response Time',
    'Description',
  ]);
  await expect(table.locator('tbody').getByRole('row')).toHaveText([
    'Critical1 hourComplete system failure',
    'High4 hoursMajor performance degradation',
    'Medium8 hoursMinor performance issues',
    'Low24 hoursGeneral inquiries',
    'Other times',
    'Call to technical support< 30 minOn average, with every plan',
    'Service team2–4 hoursUsual range, with every plan; ask whether it is the time to an answer or to arrival on site',
    'Technician on site4 hoursOn average, with every plan, once a fault cannot be solved remotely. It depends on the distance: ask what applies to your site, and how nights and weekends count with Basic Support',
    'Enquiry to sales24 hoursTo our answer, no plan needed',
    'Emergency4 hoursContractual limit, at any hour, with Premium',
    'Technician on site, at the latest24 hoursContractual limit, with Platinum',
  ]);
  const line = page.locator('#support');
  await expect(line.getByRole('definition')).toHaveText(['< 30 min', '100+']);
});

test('support: maintenance, parts, contracts, questions and closing links are complete', async ({
  usedPage: page,
}) => {
  await page.goto('/after-sale-support');
  await expect(page.locator('#maintenance')).toContainText('at least 30 days ahead');
  await expect(page.locator('#maintenance')).toContainText('30–50% energy savings');
  await expect(page.locator('#parts').getByRole('term')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'How parts reach you' })).toBeVisible();
  const plans = page.locator('#contracts').getByRole('heading', { level: 3 });
  await expect(plans).toHaveText(['Basic Support', 'Premium Support', 'Platinum Support']);
  await expect(page.locator('#contracts')).toContainText('$2,500/year');
  await expect(page.getByRole('heading', { name: 'Contract benefits' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Custom contracts' })).toBeVisible();
  const questions = page.locator('#faq').getByRole('button');
  await expect(questions).toHaveCount(6);
  for (const index of [0, 3]) await questions.nth(index).click();
  await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1);

  const call = page.getByRole('link', { name: 'Call Support' });
  await expect(call).toHaveAttribute('href', hotlineHref);
  await expect(call).toContainText(company.hotline);
  await expect(page.getByRole('link', { name: 'Request Service Online' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test('troubleshooting: a message has its own URL, instructions and a prefilled service request', async ({
  usedPage: page,
}) => {
  await page.goto('/troubleshooting#e07');
  const message = page.locator('#e07');
  await expect(message.getByRole('button', { name: 'E07 Surge', expanded: true })).toBeInViewport();
  await expect(message.getByRole('heading')).toHaveText([
    'E07 Surge',
    'Check first, in this order',
    'When to stop',
    'When to call',
  ]);
  await expect(message.getByRole('listitem')).toHaveCount(5);
  await expect(message.getByRole('link', { name: company.hotline })).toHaveAttribute(
    'href',
    hotlineHref,
  );
  expect(await violationsOf(page)).toEqual([]);
  await message.getByRole('link', { name: 'Request service for E07' }).click();
  const form = page.getByRole('form', { name: 'Technical Support' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Message on the Screen')).toHaveValue('E07');
});

test('troubleshooting: messages can be searched by words, by URL and without JavaScript', async ({
  usedPage: page,
  browser,
}) => {
  await page.goto('/troubleshooting');
  const messages = page.locator('#messages').getByRole('button', { name: /^E\d\d / });
  await expect(messages).toHaveText(faultMessages.map(faultTitle));
  const field = page.getByRole('searchbox', { name: 'Search the messages' });
  await field.fill('fan filter');
  await expect(page).toHaveURL(/\?q=fan(\+|%20)filter$/);
  await expect(messages).toHaveText(['E05 Inverter temperature high', 'E15 Cooling fan stopped']);
  await field.fill('E7');
  await expect(messages).toHaveText(['E07 Surge']);
  await expect(messages).toHaveAttribute('aria-expanded', 'true');
  await field.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No message with "zzz"' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(messages).toHaveCount(faultMessages.length);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/troubleshooting');
  await plain.getByRole('searchbox', { name: 'Search the messages' }).fill('surge pulsing');
  await plain.keyboard.press('Enter');
  await expect(plain.getByText('If it keeps pulsing after the restart, stop it.')).toBeVisible();
  await expect(plain.locator('#e01')).toHaveCount(0);
  await context.close();
});

test('troubleshooting: support, manuals, contact and search link to the messages', async ({
  usedPage: page,
}) => {
  for (const path of ['/after-sale-support', '/product-manuals', '/contact']) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[href^="/troubleshooting"]');
    await expect(links.first(), path).toBeVisible();
  }
  await page.goto('/search?q=e7');
  const found = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  await expect(found).toHaveText('E07 Surge');
  await found.click();
  await expect(page.locator('#e07').getByRole('button', { expanded: true })).toBeInViewport();
});

/** Counts clicks, but not typing and key presses. */
function counter() {
  let clicks = 0;
  return {
    click: (target: Locator) => {
      clicks++;
      return target.click();
    },
    count: () => clicks,
  };
}

test('journey: from E07 at night to a stored request with serial number and severity in four clicks', async ({
  usedPage: page,
}) => {
  const { click, count } = counter();
  await page.goto('/');
  await click(page.getByRole('banner').getByRole('button', { name: 'Search' }));
  await page.getByRole('combobox', { name: 'Search' }).fill('E07');
  await click(page.getByRole('option', { name: /^E07 Surge/ }));
  const message = page.locator('#e07');
  await expect(message.getByText('When to stop')).toBeInViewport();
  await click(message.getByRole('link', { name: 'Request service for E07' }));
  const form = page.getByRole('form', { name: 'Technical Support' });
  // E07 stops the machine, so the first level is chosen already.
  await expect(form.getByRole('radio', { name: /^Critical/ })).toBeChecked();
  await form.getByLabel('Full Name').fill('Night Journey');
  await form.getByLabel('Email').fill('night@example.org');
  await form.getByLabel('Describe Your Issue').fill('Basin B is without air.');
  await fillRequired(form);
  await click(form.getByRole('checkbox', { name: /^I agree/ }));
  await form.getByLabel('Serial Number').fill('RMX-2077');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeFocused();
  expect(await storedEnquiries('Night Journey')).toMatchObject([
    {
      kind: 'support',
      fields: { serial_number: 'RMX-2077', severity: 'critical', message_code: 'E07' },
    },
  ]);
  expect(count()).toBeLessThanOrEqual(4);
});

test.describe('in Poland', () => {
  test.use({ timezoneId: 'Europe/Warsaw', locale: 'pl-PL' });

  test('journey: to the responsible office, its local time and a datasheet in four clicks', async ({
    page,
  }) => {
    const { click, count } = counter();
    await page.clock.setFixedTime(new Date('2026-01-14T12:00:00Z'));
    await page.goto('/');
    const header = page.getByRole('banner');
    await click(header.getByRole('link', { name: 'Contact', exact: true }));
    await click(page.getByRole('main').getByRole('link', { name: /Poland/ }));
    const office = page.locator('#office-germany');
    await expect(office).toBeInViewport();
    await expect(office).toContainText('Munich');
    await expect(office).toContainText('13:00, open now');
    await header.getByRole('link', { name: 'Media', exact: true }).hover();
    await click(header.getByRole('link', { name: /^Downloads/ }));
    const datasheet = page.getByRole('link', { name: /^Download .*EMX Series Datasheet/ });
    const href = (await datasheet.getAttribute('href')) ?? '';
    const opened = page.waitForResponse(`**${href}`);
    await click(datasheet);
    expect((await opened).headers()['content-type']).toContain('pdf');
    expect(count()).toBeLessThanOrEqual(4);
  });
});
