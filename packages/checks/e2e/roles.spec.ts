import type { Page } from '@playwright/test';
import { password, signIn } from './administrator.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

// The browser logs every response with an error status.
test.use({ expectConsole: /status of (403|422)/ });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const screens = (page: Page) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link').allInnerTexts();

test('an editor sees only the allowed screens, and other screens say who may use them', async ({
  usedPage: page,
}) => {
  await signIn(page, 'editor');
  await page.goto('/admin');
  await expect(heading(page, 'Posts')).toBeVisible();
  expect(await screens(page)).toEqual(['Posts', 'Pictures', 'Categories', 'Newsletter', 'Account']);
  for (const path of ['posts', 'posts/1', 'pictures', 'categories', 'issues', 'account']) {
    expect((await page.goto(`/admin/${path}`))?.status(), path).toBe(200);
    expect(await violationsOf(page)).toEqual([]);
  }
  for (const path of ['comments', 'enquiries/1', 'subscribers', 'outbox', 'people', 'log']) {
    const answer = await page.request.get(`/admin/${path}`);
    expect(answer.status(), path).toBe(403);
    expect(await answer.text(), path).toMatch(
      /Only .*administrators may use this\. Your role is editor\./,
    );
  }
  await page.goto('/admin/people');
  await expect(heading(page, 'You do not have access to this page.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(heading(page, 'Posts')).toBeVisible();
});

test('a moderator starts at the comments', async ({ usedPage: page }) => {
  await signIn(page, 'moderator');
  await page.goto('/admin');
  await expect(heading(page, 'Comments')).toBeVisible();
  expect(await screens(page)).toEqual(
    ['Comments', 'Enquiries', 'Subscribers', 'Outbox', 'Account'].map((name) =>
      expect.stringContaining(name),
    ),
  );
});

test('the prefetch of a screen is removed after navigating to another one', async ({
  usedPage: page,
}) => {
  await signIn(page);
  await page.goto('/admin/posts', { waitUntil: 'networkidle' });
  const early = page.locator('link[rel="prefetch"][href*="/admin/comments"]');
  const links = page.getByRole('navigation').getByRole('link');
  await links.filter({ hasText: 'Comments' }).hover();
  await expect(early).toHaveCount(1);
  await links.filter({ hasText: 'People' }).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, 'People')).toBeVisible();
  await expect(early).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a person can be invited, given another role and removed', async ({
      usedPage: page,
      browser,
    }) => {
      await signIn(page);
      await page.goto('/admin/people');
      const withdrawn = `withdrawn-${crypto.randomUUID()}@example.org`;
      await page.getByLabel('Email address').fill(withdrawn);
      await page.getByRole('button', { name: 'Create invitation' }).click();
      await page.getByRole('button', { name: `Withdraw the invitation of ${withdrawn}` }).click();
      await expect(page.getByText(`The invitation of ${withdrawn} no longer works.`)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: withdrawn })).toHaveCount(0);

      const email = `invited-${crypto.randomUUID()}@example.org`;
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('radio', { name: 'Moderator' }).check();
      await page.getByRole('button', { name: 'Create invitation' }).click();
      await expect(page.getByText(`${email} has been invited`)).toBeVisible();
      await expect(
        page
          .getByRole('list', { name: 'Invited' })
          .getByRole('listitem')
          .filter({ hasText: email }),
      ).toContainText('Moderator');
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);

      const path = await page.getByRole('link', { name: 'The invitation' }).getAttribute('href');
      const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await other.goto(new URL(path ?? '', page.url()).href);
      const name = `Jin ${email.slice(8, 13)}`;
      await other.getByLabel('Name').fill(name);
      await other.getByLabel('Password').fill(password);
      await other.getByRole('button', { name: 'Create your account' }).click();
      await expect(heading(other, 'Comments')).toBeVisible();

      await page.goto('/admin/people');
      await page.getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
      await page.getByRole('radio', { name: 'Editor' }).check();
      await page.getByRole('button', { name: 'Save role' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
      await other.goto(new URL('/admin', page.url()).href);
      await expect(heading(other, 'Posts')).toBeVisible();

      const remove = page.getByRole('button', { name: 'Remove this account' });
      await remove.click();
      await expect(heading(page, name)).toBeVisible();
      await page.getByRole('checkbox', { name: `Remove the account of ${name}` }).check();
      await remove.click();
      await expect(page.getByText('The account has been removed.')).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      await other.goto(new URL('/admin/posts', page.url()).href);
      await expect(heading(other, 'Sign in')).toBeVisible();
      await other.context().close();
    });
  });
}
