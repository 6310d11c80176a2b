import { openStore } from '@brand/service';
import sharp from 'sharp';
import { signIn } from './administrator.ts';
import { violationsOf } from './axe.ts';
import { dataDirs } from './dataDirs.ts';
import { save, textOf, titleOf, transfer } from './editing.ts';
import { openEnquiry } from './enquire.ts';
import { expect, test } from './test.ts';

// The browser logs every response with an error status.
test.use({ expectConsole: /status of 409/ });

/** As the clipboard holds it, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h2>Before the frost<o:p></o:p></h2>
<p class=MsoNormal>Replace the <b>filter</b> before <a href="https://example.org/winter">winter</a>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Stop the machine.<o:p></o:p></p>
<!--EndFragment--></body></html>`;
const pasted = `## Before the frost

Replace the **filter** before [winter](https://example.org/winter).

1. Stop the machine.`;

/** Stores somebody who has confirmed the newsletter. */
async function addReader(): Promise<void> {
  const store = await openStore({ dataDir: dataDirs.editor });
  const time = new Date().toISOString();
  const email = `reader-${crypto.randomUUID()}@example.org`;
  const subscriber = { email, status: 'confirmed', created_at: time, changed_at: time } as const;
  await store.db.insertInto('subscribers').values(subscriber).execute();
  await store.close();
}

test('the day of an editor: an article from Word to the newsletter, and an enquiry', async ({
  usedPage: page,
}) => {
  const context = page.context();
  await signIn(page);
  await page.goto('/admin/posts/new');
  const title = `The day ${crypto.randomUUID().slice(0, 8)}`;
  await titleOf(page).fill(title);
  await expect(page.getByRole('textbox', { name: /^Author/ })).toHaveValue('Ada');
  const text = textOf(page);
  const bar = page.getByRole('toolbar', { name: 'Format' });
  await bar.waitFor();
  await text.focus();
  await transfer(page, 'paste', { texts: { 'text/plain': 'Plain', 'text/html': fromWord } });
  await expect(text).toHaveValue(pasted);

  const drawing = sharp({ create: { width: 90, height: 160, channels: 3, background: 'red' } });
  const base64 = (await drawing.png().toBuffer()).toString('base64');
  await text.press('Control+End');
  await transfer(page, 'drop', { file: { name: 'Filter.png', base64 } });
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await dialog.getByLabel('What the picture shows').fill('The filter');
  await dialog.getByRole('button', { name: 'Insert into text' }).click();
  await expect(text).toHaveValue(/Stop the machine\.\n\n!\[The filter\]\(\/uploads\/filter-/);

  const time = page.getByLabel('Publication time');
  await time.fill('2099-12-24T09:00');
  await save(page, 'Schedule');
  await expect(page.getByText(/^Saved\. It will appear on 24 Dec 2099/)).toBeVisible();
  await time.fill('');
  await text.press('Control+End');
  await page.keyboard.type('One more paragraph.');
  await save(page, 'Save');
  await expect(page.getByText('Nothing has been saved yet.')).toBeVisible();
  await save(page, 'Publish now');
  await expect(page.getByText('Readers see it now.')).toBeVisible();
  const link = page.getByRole('link', { name: 'View on the site' });
  const address = (await link.getAttribute('href')) ?? '';

  // The version was saved while the article was scheduled.
  const versions = page.getByRole('list', { name: 'Other versions' }).getByRole('listitem');
  await versions.filter({ hasNotText: 'Not saved' }).first().getByRole('link').click();
  await expect(page.locator('del')).toContainText('One more paragraph.');
  await save(page, 'Save');
  await expect(page.getByText('Readers see it now.')).toBeVisible();
  await page.goto(address);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { name: 'Before the frost' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'winter' })).toBeVisible();
  await expect(
    article.getByRole('listitem').filter({ hasText: 'Stop the machine.' }),
  ).toBeVisible();
  await expect(article.getByRole('img', { name: 'The filter' })).toBeVisible();
  await expect(article.getByText('One more paragraph.')).toHaveCount(0);

  await addReader();
  await page.goto('/admin/issues');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('A test is on its way to your own address.')).toBeVisible();
  const mail = page.getByRole('link', { name: 'Open the email as HTML' });
  const html = await page.request.get((await mail.getAttribute('href')) ?? '');
  // In a page without its policy, which forbids the scripts of axe.
  const letter = await context.newPage();
  await letter.setContent(await html.text());
  await expect(letter).toHaveTitle(title);
  // A mail is no page, so it has no landmarks.
  expect(await violationsOf(letter, 'body > *')).toEqual([]);
  await expect(letter.getByRole('link', { name: 'Read the article' })).toBeVisible();
  const send = page.getByRole('button', { name: /^Send to \d+ subscribers?$/ });
  await send.click();
  await expect(page.getByText('An article can be sent only once.')).toBeVisible();
  await page.getByRole('checkbox', { name: `Send “${title}” to ` }).check();
  await send.click();
  await expect(page.getByText('The issue is being sent.')).toBeVisible();
  await expect(send).toHaveCount(0);
  const issue = page.getByRole('listitem').filter({ hasText: title });
  const screen = page.url();
  await page.goto('/admin/issues');
  await expect(issue).toContainText(/Being sent, 0 of \d+/);
  await page.goto(screen);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Emails that have left cannot be taken back.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/admin/issues');
  await expect(issue).toContainText(/Stopped, 0 of \d+/);
  await page.goto('/admin/outbox');
  const held = issue.filter({ hasText: 'Newsletter to reader-' }).first();
  await expect(held).toContainText('Not sent while its issue is stopped');
  await expect(held.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(held.getByRole('button')).toHaveCount(0);

  const reference = await openEnquiry(page);
  await page.getByLabel('Reply', { exact: true }).fill('Please check the filter.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is waiting to be sent.')).toBeVisible();
  await page.goto('/admin/outbox');
  await expect(page.getByRole('link', { name: `Reply to enquiry ${reference}` })).toBeVisible();
});
