import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@brand/catalogue/company';
import { openStore } from '@brand/service';
import { waitingMails } from '@brand/service/testing';
import { root } from '@brand/tasks/root';
import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { password, signIn, signUp } from './administrator.ts';
import { violationsOf } from './axe.ts';
import { dataDirs } from './dataDirs.ts';
import { enquire, openEnquiry } from './enquire.ts';
import { scriptWith } from './scripts.ts';
import { expect, holdRequests, skipInFirefox, test, widthOf } from './test.ts';
import { translate } from './translate.ts';

const picture = join(root, 'packages/service/content/images/heat-recovery.webp');
// The browser logs every response with an error status.
test.use({ expectConsole: /status of (401|404|409|422)/ });

async function comment(page: Page, name: string, blogId = 1): Promise<void> {
  const answer = await page.request.post('/api/comments', {
    data: { blog_id: blogId, name, email: 'jin@example.org', message: `From ${name}` },
    // A different network each time, to stay below the rate limit.
    headers: {
      'X-Forwarded-For': `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
  });
  expect(answer.status()).toBe(201);
}

/** Subscribes a new address. Its mail stays in the outbox. */
async function subscribe(page: Page): Promise<string> {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  const answer = await page.request.post('/api/newsletter', {
    data: { email },
    headers: {
      'X-Forwarded-For': `10.2.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
  });
  expect(answer.status()).toBe(202);
  return email;
}

/** Decodes a QR code on the screen. */
async function readCode(image: Locator): Promise<string> {
  const pixels = sharp(await image.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}

/** Code of an authenticator app, `later` periods of 30 s from now. */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
}

test('an editor publishes a post with a picture and approves a comment', async ({
  usedPage: page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Posts' }).click();
  await page.getByRole('link', { name: 'Write a post' }).click();
  const title = `Night air ${test.info().workerIndex}`;
  await page
    .getByLabel('Title (')
    .or(page.getByLabel('Title', { exact: true }))
    .fill(title);
  await page.getByLabel('Text', { exact: false }).first().fill('## Why\n\nThe **load** falls.');
  await expect(
    page.getByRole('complementary', { name: 'Preview' }).getByRole('heading', { name: 'Why' }),
  ).toBeVisible();
  await page.getByLabel('Cover picture').setInputFiles({
    name: 'Hall.webp',
    mimeType: 'image/webp',
    buffer: readFileSync(picture),
  });
  await page.getByRole('checkbox', { name: 'Energy' }).check();
  await page.getByRole('button', { name: 'Save as draft' }).first().click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const slug = `night-air-${test.info().workerIndex}`;
  const path = `/blog/${slug}`;
  expect((await page.request.get(path)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect(page.getByText('Readers see it now.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const cover = page.locator('article img').first();
  await expect(cover).toHaveAttribute('src', /\/uploads\/hall-[0-9a-f]{10}\.webp/);
  expect(await widthOf(page, (await cover.getAttribute('src')) ?? '')).toBe(1200);

  const { id } = await (await page.request.get(`/api/blogs/single?slug=${slug}`)).json();
  const reader = `Reader ${test.info().workerIndex}`;
  await comment(page, reader, id);
  await page.goto('/admin/comments');
  await page.getByRole('button', { name: `Approve the comment of ${reader}` }).click();
  await expect(page.getByText('1 comment moved to approved.')).toBeVisible();
  await page.goto(path);
  await page.getByText('Show Comments').click();
  await expect(page.getByText(`From ${reader}`)).toBeVisible();

  // The post also appears in all lists and feeds, without a restart.
  for (const listing of ['/blog', '/blog/category/energy', `/search?q=${slug}`]) {
    await page.goto(listing);
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  }
  const addresses = ['/blog/feed.atom', '/blog/feed.json', '/sitemap.xml', '/llms.txt'];
  for (const address of addresses) {
    expect(await (await page.request.get(address)).text(), address).toContain(path);
  }
});

test('after scanning the key, signing in requires a code from the authenticator app', async ({
  usedPage: page,
}) => {
  const email = await signUp(page);
  await page.goto('/admin/account');
  const address = await page
    .getByRole('link', { name: 'open it on this device' })
    .getAttribute('href');
  const image = page.getByRole('img', { name: 'QR code of the key below' });
  await expect(image).toBeVisible();
  expect(await readCode(image)).toBe(address);
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.replace(/(.{4})(?!$)/g, '$1 '))).toBeVisible();
  const codes = page.locator('form').filter({ hasText: 'One-time codes' });
  await codes.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await codes.getByLabel('Password').fill(password);
  await codes.getByRole('button', { name: 'Turn codes on' }).click();
  await expect(page.getByText('From now on, signing in requires a code')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // A code works once, so this is the next one.
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
});

test('a missing post or enquiry returns a 404 page with a link to the start', async ({
  usedPage: page,
}) => {
  await signIn(page);
  for (const missing of ['posts/999', 'enquiries/999']) {
    const answer = await page.goto(`/admin/${missing}`);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page does not exist.' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
});

test('on a phone the navigation scrolls to the current screen', async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/admin');
  const bar = page.getByRole('navigation', { name: 'Administration' });
  await expect(bar.getByRole('link', { name: 'Account' })).not.toBeInViewport({ ratio: 1 });
  await page.goto('/admin/account');
  await expect(bar.getByRole('link', { name: 'Account' })).toBeInViewport({ ratio: 1 });
});

test('comments can be moderated by shortcut, by button and in bulk, and deleted', async ({
  usedPage: page,
}) => {
  await signIn(page);
  const names = ['One', 'Two', 'Three'].map((name) => `${name} ${test.info().workerIndex}`);
  for (const name of names) await comment(page, name);
  await page.goto('/admin/comments');
  const rows = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: `From ${name}` });
  await row(names[0] ?? '')
    .getByRole('button', { name: /^Approve/ })
    .click();
  const result = page.getByRole('status').filter({ hasText: 'moved to' });
  await expect(result).toContainText('1 comment moved to approved.');
  await expect(row(names[0] ?? '')).toHaveCount(0);
  // The pressed button is gone, so the focus moves to the message with the Undo button.
  await expect(result).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(names[0] ?? '')).toBeVisible();
  for (const name of names.slice(0, 2)) await row(name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(page.getByText('2 comments moved to approved.')).toBeVisible();
  // J moves to the third comment, S marks it as spam. Other tests add and remove comments meanwhile.
  const third = row(names[2] ?? '');
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(third).toHaveAttribute('data-current', '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('s');
  await expect(page.getByText('1 comment moved to spam.')).toBeVisible();
  await page.goto('/admin/comments?status=spam');
  await third.getByRole('checkbox').check();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('1 comment has been deleted.')).toBeVisible();
  await expect(third).toHaveCount(0);
  await page.goto('/blog');
  const { blogs } = await (await page.request.get('/api/blogs?limit=50')).json();
  const slug = blogs.find((blog: { id: number }) => blog.id === 1).slug;
  await page.goto(`/blog/${slug}`);
  await page.getByText('Show Comments').click();
  await expect(page.getByText(`From ${names[0]}`)).toBeVisible();
  await expect(page.getByText(`From ${names[2]}`)).toHaveCount(0);
});

test('a comment is answered as the company', async ({ usedPage: page }) => {
  await signIn(page);
  const name = `Asker ${crypto.randomUUID().slice(0, 8)}`;
  await comment(page, name);
  await page.goto('/admin/comments');
  const row = page.getByRole('listitem').filter({ hasText: `From ${name}` });
  await row.getByText(`Answer as ${company.name}`).click();
  await row.getByLabel('Answer').fill('Please send us the reading.');
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: 'Approve and publish answer' }).click();
  await expect(page.getByText('Your answer has been saved.')).toBeVisible();
  const { blogs } = await (await page.request.get('/api/blogs?limit=50')).json();
  const slug = blogs.find((blog: { id: number }) => blog.id === 1).slug;
  await page.goto(`/blog/${slug}`);
  await page.getByText('Show Comments').click();
  const shown = page.getByRole('listitem').filter({ hasText: `From ${name}` });
  await expect(shown).toContainText(`Answer of ${company.name}`);
  await expect(shown).toContainText('Please send us the reading.');
});

test('a whole view of comments is decided about, taken back and deleted', async ({
  usedPage: page,
}) => {
  await signIn(page);
  const names = ['First', 'Second'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  for (const name of names) {
    await comment(page, name);
    await page.goto('/admin/comments');
    await page.getByRole('button', { name: `Reject the comment of ${name}` }).click();
    await expect(page.getByText('1 comment moved to rejected.')).toBeVisible();
  }
  // No other test lists rejected comments.
  await page.goto('/admin/comments?status=rejected');
  const rows = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  const own = rows.filter({ hasText: RegExp(`From (${names.join('|')})`) });
  await expect(own).toHaveCount(2);
  const all = page.getByRole('checkbox', { name: /^Select all of this view: \d+ comments$/ });
  await all.check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(page.getByText(/^\d+ comments moved to approved\.$/)).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(2);
  await all.check();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText(/^\d+ comments have been deleted\./)).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('an editor reads an issue as HTML and text, and sends a test and the issue', async ({
  usedPage: page,
}) => {
  await signIn(page, 'editor');
  await page.goto('/admin/issues');
  await page.getByRole('list', { name: 'Published articles' }).getByRole('link').first().click();
  await expect(page.getByText('You get this mail because you subscribed')).toBeVisible();
  const mail = await page
    .getByRole('link', { name: 'Open the email as HTML' })
    .getAttribute('href');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('A test is on its way to your own address.')).toBeVisible();
  const answer = await page.goto(mail ?? '');
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'unsafe-inline'");
  await expect(page.getByRole('link', { name: 'Read the article' })).toBeVisible();
});

test('the mails that visitors get are accessible', async ({ usedPage: page }) => {
  const context = page.context();
  const email = `sender-${crypto.randomUUID()}@example.org`;
  await enquire(page, { email });
  const reader = await subscribe(page);
  const store = await openStore({ dataDir: dataDirs.editor });
  const mails = (await waitingMails(store, 30)).filter(({ to }) => to === email || to === reader);
  await store.close();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Confirm your subscription/),
    expect.stringMatching(/^\[E-.* We have received your message$/),
  ]);
  const letter = await context.newPage();
  for (const { html } of mails) {
    await letter.setContent(html);
    // A mail is no page, so it has no landmarks.
    expect(await violationsOf(letter, 'body > *')).toEqual([]);
  }
});

for (const screens of [
  ['comments', 'posts', 'posts/new', 'posts/1', 'pictures', 'categories'],
  ['enquiries', 'issues', 'issues/1', 'subscribers', 'outbox', 'people', 'log', 'account'],
]) {
  test(`the screens ${screens.join(', ')} are accessible and neither cached nor indexed`, async ({
    usedPage: page,
  }) => {
    await signIn(page);
    await subscribe(page);
    for (const screen of screens) {
      const answer = await page.goto(`/admin/${screen}`);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'cross-origin-resource-policy': 'same-origin',
      });
      await expect(page.locator('main h1')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}

test('sign-in rejects a wrong password, returns to the requested screen and is logged', async ({
  usedPage: page,
}) => {
  const email = await signUp(page);
  await page.goto('/admin/log');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/admin/posts?state=draft&search=100%25+a%26b');
  await expect(page).toHaveURL(/\/admin\/sign-in\?to=%2Fadmin%2Fposts%3F/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('is wrong');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
  await expect(page).toHaveURL('/admin/posts?state=draft&search=100%25+a%26b');
});

for (const [screen, file] of [
  ['/admin/enquiries?search=no+such+words', 'enquiries.csv'],
  ['/admin/subscribers', 'subscribers.csv'],
] as const) {
  test(`the export ${file} leads to the sign-in and back when the session has ended`, async ({
    usedPage: page,
  }) => {
    const context = page.context();
    const email = await signIn(page);
    await page.goto(screen);
    await context.clearCookies();
    const link = page.getByRole('link', { name: 'Export all as CSV' });
    await link.click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(screen);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(file);
  });
}

test('saving does not overwrite a version that somebody else has saved', async ({
  usedPage: page,
  browser,
}) => {
  await signIn(page);
  await page.goto('/admin/posts/2');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'editor');
  await other.goto('/admin/posts/2');
  await other.getByLabel('Excerpt').fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(other.getByText('Readers see it now.')).toBeVisible();
  await page.getByLabel('Excerpt').fill('Mine');
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Somebody else has saved this post');
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine');
  }
  await other.context().close();
});

test('on phones, no reference, name, number or address of an enquiry breaks at a hyphen', async ({
  usedPage: page,
}) => {
  await signIn(page);
  const typed = {
    name: 'Jean-Luc Kim-Lüders',
    email: 'jl@north-west.example',
    phone: '+49 89 555-01-23',
    serial_number: 'SN-2024-11-0042-B',
  };
  const reference = await enquire(page, typed);
  const item = page.getByRole('listitem').filter({ hasText: reference });
  const expectWhole = async (within: Locator, texts: readonly string[]) => {
    // The end of a line moves through all of them. In a list a reference comes first: only a narrow window could break it.
    const narrowest = within === item ? 190 : 320;
    for (let width = 390; width >= narrowest; width -= 10) {
      await page.setViewportSize({ width, height: 844 });
      // Other than on phones, the scroll bar of Firefox takes space.
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      if (bar > 0) await page.setViewportSize({ width: width + bar, height: 844 });
      for (const text of width < 320 ? [reference] : [reference, ...texts])
        expect(await linesOf(within, text), `${text} at ${width} px`).toEqual(new Set([1]));
      if (width >= 320)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  };
  await page.goto('/admin/enquiries');
  await expectWhole(item, [typed.name]);
  await item.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expectWhole(page.getByRole('main'), Object.values(typed));
  await page.goto('/admin/outbox');
  await expectWhole(item, []);
});

/** The numbers of lines that a text takes, wherever it stands. */
const linesOf = async (within: Locator, text: string) =>
  new Set(
    await within.getByText(text, { exact: true }).evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
      }),
    ),
  );

test('an enquiry is assigned, annotated and answered; a second reply is refused', async ({
  usedPage: page,
}) => {
  const context = page.context();
  await signIn(page);
  const reference = await openEnquiry(page);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());

  await page.getByLabel('Status').selectOption('In progress');
  await page.getByLabel('Assigned to').selectOption({ index: 1 });
  await page.getByLabel('Reply', { exact: true }).fill('Please check the filter.');
  const quote = { name: 'quote.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Files').setInputFiles(quote);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('I have called him.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Your note has been added.')).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  // Submitting the other forms has not cleared the reply.
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Please check the filter.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is waiting to be sent.')).toBeVisible();
  const entries = page.getByRole('list', { name: 'Notes and replies' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1)).toContainText('Please check the filter.');
  await expect(entries.nth(1)).toContainText(`[${reference}]`);
  await expect(entries.nth(1)).toContainText('Waiting to be sent');
  await expect(entries.nth(1).getByRole('link', { name: 'quote.pdf' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await other.getByLabel('Reply', { exact: true }).fill('Mine.');
  await other.getByRole('button', { name: 'Send reply' }).click();
  await expect(other.getByRole('alert')).toContainText('Somebody else has changed this enquiry');
  await expect(other.getByLabel('Reply', { exact: true })).toHaveValue('Mine.');
  await expect(other.getByText('Please check the filter.')).toBeVisible();
  // No mail has left yet.
  await expect(other.getByLabel('Status')).toHaveValue('in-progress');
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText(
    'Waiting to be sent',
  );
  await page.goto('/admin/outbox');
  await expect(page.getByRole('link', { name: `Reply to enquiry ${reference}` })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry is found by search and filters, its values are shown as readable text, and it can be deleted', async ({
      usedPage: page,
    }) => {
      await signIn(page);
      const serial_number = `RMX-${crypto.randomUUID()}`;
      const phone = '+82 (2) 555-0142';
      const chosen = { severity: 'critical', message_code: 'E07', serial_number, phone };
      const reference = await enquire(page, chosen);
      const row = page.getByRole('listitem').filter({ hasText: reference });
      const choose = (name: string) => page.getByRole('link', { name, exact: true }).click();
      await page.goto('/admin/enquiries');
      const search = page.getByRole('searchbox', { name: 'Search enquiries' });
      await search.fill(serial_number.toLowerCase());
      await search.press('Enter');
      await expect(
        page.getByRole('list', { name: 'Enquiries', exact: true }).getByRole('listitem'),
      ).toHaveCount(1);
      await choose('Support');
      await choose('Unassigned');
      await expect(page).toHaveURL(/assigned=nobody/);
      await expect(row).toContainText('Critical');
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
      await choose('Partnership');
      await expect(page.getByText('No enquiries match.')).toBeVisible();
      await choose('All kinds');
      await row.getByRole('link').click();
      const about = page.getByRole('table', { name: 'About this enquiry' });
      await expect(about.getByRole('row', { name: 'Severity' })).toContainText('Critical');
      await expect(page.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
        'href',
        'tel:+8225550142',
      );
      await expect(about.getByRole('row', { name: 'Message code' })).toContainText('E07 Surge');
      await page.getByLabel(`Delete ${reference}`).check();
      await page.getByRole('button', { name: 'Delete this enquiry' }).click();
      await expect(page.getByText('The enquiry has been deleted.')).toBeVisible();
      await expect(row).toHaveCount(0);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a subscriber can be found, unsubscribed and deleted', async ({ usedPage: page }) => {
      await signIn(page);
      const email = await subscribe(page);
      await page.goto('/admin/subscribers');
      const search = page.getByRole('searchbox', { name: 'Search subscribers' });
      await search.fill(email.slice(0, 20).toUpperCase());
      await search.press('Enter');
      await expect(page).toHaveURL(/search=READER/);
      const row = page
        .getByRole('list', { name: 'Subscribers', exact: true })
        .getByRole('listitem');
      await expect(row).toHaveCount(1);
      const unsubscribe = row.getByRole('button', { name: `Unsubscribe ${email}` });
      if (javaScriptEnabled) {
        page.once('dialog', (dialog) => dialog.dismiss());
        await unsubscribe.click();
        await expect(row).toContainText('Not yet confirmed');
        page.once('dialog', (dialog) => dialog.accept());
      }
      await unsubscribe.click();
      await expect(page.getByText(`${email} has been unsubscribed.`)).toBeVisible();
      await expect(row).toContainText('Unsubscribed');
      await expect(unsubscribe).toHaveCount(0);
      if (javaScriptEnabled) {
        expect(await violationsOf(page)).toEqual([]);
        page.once('dialog', (dialog) => dialog.accept());
      }
      await row.getByRole('button', { name: `Delete ${email}` }).click();
      await expect(page.getByText('The subscriber has been deleted.')).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
    });
  });
}

test('a note started while the previous one is being saved is kept', async ({ page }) => {
  await signIn(page);
  await openEnquiry(page);
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('The first');
  const release = await holdRequests(page, '**/*.data*', 'POST');
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.fill('The second');
  release();
  await expect(page.getByText('Your note has been added.')).toBeVisible();
  await expect(note).toHaveValue('The second');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The second')).toBeVisible();
  await expect(note).toHaveValue('');
});

test.describe('without a network', () => {
  test.use({ expectConsole: /ERR_|Failed to fetch manifest|Error loading route|dynamically/ });

  test('forms keep their values and show an error', async ({ page, context }) => {
    await signIn(page);
    const forms = [
      ['/admin/people', 'Email address', 'Create invitation'],
      ['/admin/account', 'Current password', 'Change password'],
    ] as const;
    for (const [path, label, button] of forms) {
      await page.goto(path);
      await page.getByLabel(label).fill('typed@example.org');
      if (path === '/admin/account') await page.getByLabel('New password').fill(password);
      await context.setOffline(true);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
      await expect(page.getByLabel(label)).toHaveValue('typed@example.org');
      await context.setOffline(false);
    }
    await page.goto('/admin/categories');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: / down$/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await context.setOffline(false);
  });

  test('a screen stays when another one cannot be loaded, and says so', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/admin/people');
    await page.getByLabel('Email address').fill('typed@example.org');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Log', exact: true });
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'The server cannot be reached, so this screen stays open.',
    );
    await expect(page).toHaveURL(/\/admin\/people$/);
    await expect(page.getByLabel('Email address')).toHaveValue('typed@example.org');
    await context.setOffline(false);
    page.once('dialog', (dialog) => dialog.accept());
    await link.click();
    await expect(page).toHaveURL(/\/admin\/log$/);
  });
});

test('a reply survives leaving the page and the end of the session', async ({ usedPage: page }) => {
  const context = page.context();
  await signIn(page);
  await openEnquiry(page);
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Please check the filter.');
  await page.getByRole('link', { name: 'All enquiries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without your latest changes?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(reply).toHaveValue('Please check the filter.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('You have been signed out.');
  await expect(reply).toHaveValue('Please check the filter.');
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('screens work after the browser has translated them', async ({ usedPage: page }) => {
  await signIn(page);
  await page.goto('/admin/posts/new');
  const text = page.getByLabel('Text', { exact: false }).first();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await text.fill('The **load** falls.');
  await expect(preview.getByText('The load falls.')).toBeVisible();
  await translate(page);
  await text.fill('Air is **free**.');
  await expect(preview.getByText('Air is free.')).toBeVisible();
  await expect(preview.getByText('falls')).toHaveCount(0);
  await translate(page);
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Comments' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeFocused();
});

test.describe('after a deployment', () => {
  test.use({
    expectConsole: /Failed to load resource|Error loading route module|dynamically imported module/,
  });

  test(
    'a link loads the screen that was clicked, and Back returns',
    skipInFirefox('Firefox may lose a history entry if the address changes during a reload.'),
    async ({ page }) => {
      await signIn(page);
      await page.route(scriptWith('Search posts', 'admin'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/admin/comments');
      await page
        .getByRole('navigation', { name: 'Administration' })
        .getByRole('link', { name: 'Posts' })
        .click();
      await expect(page).toHaveURL('/admin/posts');
      await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/admin/comments');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected reply keeps its text and can be sent again', async ({ usedPage: page }) => {
    await signIn(page);
    await openEnquiry(page);
    await page.getByLabel('Subject').fill(' ');
    await page.getByLabel('Reply', { exact: true }).fill('Please check the filter.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Please enter a subject.')).toBeVisible();
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Please check the filter.');
    await page.getByLabel('Subject').fill('The filter');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Your reply is waiting to be sent.')).toBeVisible();
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('');
  });

  test('reloading after a form sends nothing again', async ({ usedPage: page }) => {
    await signIn(page);
    const reference = await openEnquiry(page);
    const note = `Called about ${reference}`;
    await page.getByLabel('Note', { exact: true }).fill(note);
    const answers: [string, number][] = [];
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest())
        answers.push([answer.request().method(), answer.status()]);
    });
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Your note has been added.')).toBeVisible();
    await page.reload();
    expect(answers).toEqual([
      ['POST', 303],
      ['GET', 200],
      ['GET', 200],
    ]);
    await expect(page.getByText('Your note has been added.')).toHaveCount(0);
    await expect(page.getByText(note)).toHaveCount(1);
    // A made-up outcome is not shown.
    const outcome = { at: new URL(page.url()).pathname, outcome: { done: 'note' } };
    const value = `${Buffer.from(JSON.stringify(outcome)).toString('base64url')}.${'a'.repeat(43)}`;
    await page.context().addCookies([{ name: 'flash', value, url: page.url() }]);
    await page.reload();
    await expect(page.getByText('Your note has been added.')).toHaveCount(0);
  });

  test('the outbox shows why a mail is waiting and can send it again', async ({
    usedPage: page,
  }) => {
    await signIn(page);
    const email = await subscribe(page);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(async () => {
      await page.goto('/admin/outbox?status=waiting');
      await expect(row).toContainText('ECONNREFUSED');
    }).toPass();
    await row.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('1 email will be sent now.')).toBeVisible();
    await page.getByRole('button', { name: 'Send all now' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await page.goto('/admin/log');
    await expect(page.getByText(/Sent again: mail \d+/).first()).toBeVisible();
  });

  test('comments can be moderated and posts saved', async ({ usedPage: page }) => {
    await signIn(page);
    const name = `Plain ${test.info().workerIndex}`;
    await comment(page, name, 3);
    await page.goto('/admin/comments');
    const rows = page.getByRole('listitem').filter({ hasText: `From ${name}` });
    await rows.getByRole('button', { name: /^Reject/ }).click();
    await expect(page.getByText('1 comment moved to rejected.')).toBeVisible();
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill(name);
    await page.getByLabel('Address').fill('Not an address');
    await page.getByRole('button', { name: 'Save as draft' }).first().click();
    await expect(page.getByText('Please use lower-case letters').first()).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name);
    await page.getByLabel('Address').fill('');
    await page.getByRole('button', { name: 'Save as draft' }).first().click();
    await expect(page.getByText('Saved as a draft')).toBeVisible();
  });
});

test('a form that cannot be read, or that names no action, changes nothing', async ({
  usedPage: page,
}) => {
  await signIn(page);
  const { request } = page;
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  for (const path of ['/admin/posts/new', '/admin/sign-in']) {
    const answer = await request.post(path, { headers: broken, data: Buffer.from('--y\r\n') });
    expect([path, answer.status()]).toEqual([path, 400]);
    expect(await answer.text()).toContain('The form could not be read.');
  }
  for (const intent of ['__proto__', 'constructor', 'toString']) {
    for (const path of ['/admin/account', '/admin/posts/new']) {
      const answer = await request.post(path, { form: { intent } });
      expect([intent, path, answer.status()]).toEqual([intent, path, 400]);
      expect(await answer.text()).toContain('The form could not be read.');
    }
  }
});

test.describe('while the server does not answer', () => {
  test.use({ expectConsole: /ERR_FAILED|NS_ERROR/ });

  test('signing out says so when it has failed, and can be repeated', async ({ page, baseURL }) => {
    await signUp(page);
    await page.goto('/admin');
    const session = async () => (await page.request.get('/api/admin/session')).status();
    // The service refuses a change without an origin.
    const failed = await page.request.post('/admin/sign-out', { form: {}, maxRedirects: 0 });
    expect(failed.status()).toBe(403);
    expect(await failed.text()).toContain('you are still signed in');
    expect(await session()).toBe(200);

    await page.route('**/admin/sign-out*', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('you are still signed in')).toBeVisible();
    await page.unroute('**/admin/sign-out*');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${baseURL}/admin/sign-in`);
    expect(await session()).toBe(401);
  });
});

test('the public site has no administration code', async ({ request }) => {
  const mark = /admin\/(welcome|sign-out|pictures)|Approve selected/;
  const marked = (client: string) =>
    readdirSync(client)
      .filter((name) => name.endsWith('.js'))
      .filter((name) => mark.test(readFileSync(join(client, name), 'utf8')));
  expect(marked(join(root, 'packages/admin/build/client/admin-assets')).length).toBeGreaterThan(1);
  expect(marked(join(root, 'site/build/client/assets'))).toEqual([]);
  for (const path of ['/', '/blog', '/blog/surge-and-choke'])
    expect(await (await request.get(path)).text()).not.toContain('/admin');
});
