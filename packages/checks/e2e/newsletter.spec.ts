import { expect, test } from './test.ts';

test.use({ expectConsole: /status of 422/ });

test('the sidebar form subscribes and shows the message of the service', async ({ page }) => {
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ status: 202, json: { status: 'success', message: 'Please open the link.' } }),
  );
  await page.goto('/blog');
  const section = page.getByRole('region', { name: 'Newsletter' });
  await section.getByRole('textbox', { name: 'Work email' }).fill('jin@example.org');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(section.getByText('Please open the link.')).toBeVisible();
});

test('without a mail server the newsletter form still accepts an address', async ({
  usedPage: page,
}) => {
  await page.goto('/newsletter');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Work email' }).fill('jin@example.org');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByText('We will email you a link to confirm')).toBeVisible();
});

test('a rejected address stays in the field with an error', async ({ usedPage: page }) => {
  await page.goto('/newsletter');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Work email' });
  await field.fill('jin at example.org');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(field).toHaveValue('jin at example.org');
});

test.describe('if a content blocker stops the scripts that the form loads', () => {
  test.use({ expectConsole: /Failed to load resource|ERR_FAILED/ });

  for (const path of ['/blog', '/newsletter', '/blog/surge-and-choke']) {
    test(`the browser sends the form of ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.route('**/assets/*.js', (route) => route.abort());
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Work email' }).fill('jin@example.org');
      await main.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(/\/newsletter/);
      await expect(main.getByText('We will email you a link to confirm')).toBeVisible();
    });
  }
});

test('an expired confirmation link shows a message', async ({ plainPage: page }) => {
  await page.goto('/newsletter/confirm?token=old');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is no longer valid. Please subscribe again.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter form leads to its confirmation, which can be reloaded', async ({
    usedPage: page,
  }) => {
    await page.goto('/newsletter');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Work email' }).fill('plain@example.org');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByText('We will email you a link to confirm')).toBeVisible();
    expect((await page.reload())?.request().method()).toBe('GET');
    await expect(main.getByText('We will email you a link to confirm')).toBeVisible();
  });
});
