import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectConsole: /status of 4/ });

  test('a rejected form shows the error in the title, in a summary and at its field', async ({
    usedPage: page,
  }) => {
    await page.goto('/demo');
    await page.locator('main [name="name"]').fill('   ');
    await page.locator('main [name="email"]').fill('engineer@plant.example');
    await page.locator('main [name="message"]').fill('Aeration, 40 m³/min');
    await page.locator('main [name="consent"]').check();
    await page.getByRole('main').getByRole('button', { name: /demo/i }).click();
    await expect(page).toHaveTitle(/^Error: Request a Demo/);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toBeVisible();
    await expect(summary.getByRole('link', { name: /enter your name/ })).toBeVisible();
    await expect(page.locator('main [name="name"]')).toHaveAccessibleDescription(/enter your name/);
  });

  test('the title shows an error only if the URL contains invalid values', async ({
    usedPage: page,
  }) => {
    await page.goto('/products/selector?flow=forty&pressure=0.7');
    await expect(page).toHaveTitle(/^Error: /);
    await page.goto('/products/selector?flow=40&pressure=0.7');
    await expect(page).not.toHaveTitle(/Error/);
  });
});

test('with JavaScript the title shows the error once, and only until it is corrected', async ({
  usedPage: page,
}) => {
  await page.goto('/products/selector?flow=forty&pressure=0.7');
  await expect(page).toHaveTitle(/^Error: (?!Error)/);
  await page.getByRole('textbox', { name: 'Flow rate' }).fill('40');
  await page.getByRole('main').getByRole('button', { name: 'Find models' }).click();
  await expect(page.locator('#results')).toBeVisible();
  await expect(page).not.toHaveTitle(/Error/);
});
