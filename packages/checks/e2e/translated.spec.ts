import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { translate } from './translate.ts';

/** The main interaction of each kind of page that changes in place. */
const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/search?q=bearing': async (page) => {
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('motor');
    await expect(page.getByRole('status').filter({ hasText: 'results for “motor”' })).toBeVisible();
    await translate(page);
    await page.getByRole('link', { name: /^Articles \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/type=post/);
  },
  '/': async (page) => {
    const finder = page.locator('#finder');
    await finder.getByRole('textbox', { name: 'Flow rate' }).fill('40');
    await finder.getByRole('textbox', { name: 'Pressure rise' }).fill('0.7');
    await page.locator('#products').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next' }).first().click();
    await finder.getByRole('button', { name: 'Find models' }).click();
    await expect(page.getByRole('heading', { name: /models cover/ })).toBeVisible();
  },
  '/products/selector?flow=40&pressure=0.7': async (page) => {
    await page.getByRole('textbox', { name: 'Flow rate' }).fill('20');
    await page.getByRole('button', { name: 'Find models' }).click();
    await expect(page).toHaveURL(/flow=20/);
    await translate(page);
    await page.getByRole('textbox', { name: 'Flow rate' }).fill('');
    await page.getByRole('button', { name: 'Find models' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  '/products/savings': async (page) => {
    await page.getByRole('button', { name: 'Work out the savings' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await translate(page);
    await page.getByLabel('Power of the existing machine').fill('90');
    await page.getByLabel('Hours a year').fill('8000');
    await page.getByLabel('Electricity price').fill('0.15');
    await page.getByRole('combobox', { name: 'New machine' }).selectOption('RMX');
    await page.getByRole('button', { name: 'Work out the savings' }).click();
    await expect(page.getByRole('table', { name: 'The calculation, step by step' })).toBeVisible();
  },
  '/products/compare?models=rmx40-c080,max50': async (page) => {
    await page.getByRole('link', { name: 'Remove: MAX50' }).click();
    await expect(page).toHaveURL(/models=rmx40-c080$/);
    await translate(page);
    await page.getByRole('combobox', { name: 'Model' }).selectOption('MAX75');
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await expect(page.getByRole('columnheader', { name: 'MAX75' })).toBeVisible();
  },
  '/rmx-series': async (page) => {
    const comparison = page.getByRole('table', { name: 'Comparison of the RMX series' });
    await page.getByText('Choose models').click();
    await page.getByRole('button', { name: 'RMX10-C060' }).click();
    await expect(page.getByText('20 of 21 models shown')).toBeVisible();
    await translate(page);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(comparison.getByRole('columnheader', { name: /-C0/ })).toHaveCount(21);
    await page.getByRole('link', { name: 'View Technology' }).click();
    await expect(page.locator('#overview')).toHaveCount(0);
  },
  '/products/rmx40-c080': async (page) => {
    await page.getByRole('link', { name: /^Add to comparison/ }).click();
    const tray = page.getByRole('region', { name: 'Chosen for comparison' });
    await translate(page);
    await tray.getByRole('link', { name: 'Remove RMX40-C080 from comparison' }).click();
    await expect(tray).toBeHidden();
  },
  '/contact': async (page) => {
    await page.getByRole('tab', { name: 'Partnership' }).click();
    const form = page.getByRole('form', { name: 'Partnership' });
    await translate(page);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
    await translate(page);
    await form.getByLabel('Full Name').fill('Ada');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your name.' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Americas' }).click();
    await expect(page).toHaveURL(/region=americas/);
  },
  '/blog': async (page) => {
    const filter = page.getByRole('navigation', { name: 'Filter by category' });
    await filter.getByRole('link', { name: 'Bearings' }).click();
    await expect(page.getByText('Displaying 4 of 4 technical resources')).toBeVisible();
    await translate(page);
    await page.getByRole('searchbox', { name: 'Search technical resources' }).fill('xylophone');
    await expect(page.getByRole('heading', { name: 'No technical resources found' })).toBeVisible();
    await translate(page);
    await page.getByRole('link', { name: 'View All Technical Resources' }).click();
    await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
  },
  '/blog/surge-and-choke': async (page) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Bookmark' }).first().click();
    await expect(main.getByRole('button', { name: 'Bookmarked' })).toHaveCount(2);
    await page.getByText('Show Comments').click();
    await translate(page);
    await page.getByText('Hide Comments').click();
    await main.getByRole('button', { name: 'Bookmarked' }).first().click();
    await expect(main.getByRole('button', { name: 'Bookmark', exact: true })).toHaveCount(2);
  },
  '/faqs': async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Maintenance' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: '2 of 22 questions' })).toBeVisible();
    await translate(page);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: '22 of 22 questions' })).toBeVisible();
  },
  '/troubleshooting': async (page) => {
    const messages = page.locator('#messages').getByRole('button', { name: /^E\d\d / });
    await page.getByRole('searchbox', { name: 'Search the messages' }).fill('E7');
    await expect(messages).toHaveText(['E07 Surge']);
    await translate(page);
    await page.getByRole('searchbox', { name: 'Search the messages' }).fill('zzz');
    await expect(page.getByRole('heading', { name: 'No message with "zzz"' })).toBeVisible();
  },
  '/technologies': async (page) => {
    const questions = page.locator('#faq').getByRole('button');
    await questions.nth(1).click();
    await translate(page);
    await questions.nth(4).click();
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1);
  },
};

for (const [path, interact] of Object.entries(interactions)) {
  test(`${path} works after the browser has translated it`, async ({ usedPage: page }) => {
    await page.goto(path);
    await translate(page);
    await interact(page);
  });
}

test('a sign-in that fails says so after the browser has translated the page', async ({
  usedPage: page,
}) => {
  await page.goto('/admin/sign-in');
  await translate(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
