import { company, hotlineHref } from '../app/content/company.ts';
import { expect, test } from './test.ts';

test('support: title, hero, buttons, figures and tabs', async ({ page }) => {
  await page.goto('/after-sale-support');
  await expect(page).toHaveTitle(/^After Sales Support \| /);
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
    '/after-sale-support#support',
  );
  await hero.getByRole('link', { name: 'Support Contracts' }).click();
  await expect(page.getByRole('heading', { name: 'Support Contracts' })).toBeInViewport();

  const tabs = page.getByRole('navigation', { name: 'After Sales Support' });
  for (const [name, id] of [
    ['Technical Support', 'support'],
    ['Preventive Maintenance', 'maintenance'],
    ['Parts & Consumables', 'parts'],
    ['Support Contracts', 'contracts'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current');
    await expect(tabs).toBeInViewport();
  }
});

test('support: an address with a hash activates its tab', async ({ page }) => {
  await page.goto('/after-sale-support#parts');
  await expect(page.getByRole('heading', { name: 'Parts & Consumables' })).toBeInViewport();
  const tabs = page.getByRole('navigation', { name: 'After Sales Support' });
  await expect(tabs.getByRole('link', { name: 'Parts & Consumables' })).toHaveAttribute(
    'aria-current',
  );
});

test('support: response times by severity, from the most to the least severe', async ({ page }) => {
  await page.goto('/after-sale-support');
  const table = page.getByRole('table', { name: 'How soon we act' });
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
  ]);
  const line = page.locator('#support');
  await expect(line.getByRole('definition')).toHaveText(['< 30 min', '100+']);
});

test('support: maintenance, parts, contracts, questions and the links of the end', async ({
  page,
}) => {
  await page.goto('/after-sale-support');
  await expect(page.locator('#maintenance')).toContainText('at least 30 days ahead');
  await expect(page.locator('#parts').getByRole('heading', { level: 3 })).toHaveCount(5);
  const plans = page.locator('#contracts').getByRole('heading', { level: 3 });
  await expect(plans).toHaveText(['Basic Support', 'Premium Support', 'Platinum Support']);
  await expect(page.locator('#contracts')).toContainText('$2,500/year');
  await expect(page.getByRole('heading', { name: 'What a contract changes' })).toBeVisible();
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
