import { expect, test } from './test.ts';

test.use({
  expectConsole: /Failed to load resource|Error loading route module|dynamically imported module/,
});

test('after a deployment a link loads the page that was clicked, and Back returns', async ({
  page,
}) => {
  await page.goto('/blog/surge-and-choke');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog/surge-and-choke');
  await page.reload();
  await expect(page).toHaveURL('/blog/surge-and-choke');
  await expect(page.getByRole('heading', { level: 1, name: /surge/i })).toBeVisible();
});
