import { storedComments } from './storedComments.ts';
import { commentReadAgain, expect, test } from './test.ts';

/** A name that no earlier attempt of the test has stored a comment under. */
const nameOf = (name: string) => `${name} ${test.info().retry}`;

const confirmation = 'Your comment has been submitted and is awaiting moderation.';

test('a visitor navigates from the home page to an article and submits a comment', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('button', { name: 'Media menu' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Technical Resources/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Technical Resources' })).toBeFocused();
  await expect(page).toHaveTitle(/Technical Resources/);

  await page
    .getByRole('link', { name: 'Why an air-foil bearing survives 100,000 starts' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /air-foil bearing/ })).toBeFocused();

  await page.getByText('Show Comments').click();
  await expect(page.getByText(/^Comments are checked before they appear\./)).toBeVisible();
  await expect(page.getByText('No comments yet. Be the first to comment!')).toBeVisible();
  await page.getByLabel('Name').fill(nameOf('Ada'));
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Comment' }).fill('How is the coating measured?');
  await page.clock.fastForward(5000);
  const readAgain = commentReadAgain(page);
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await readAgain;
  await expect(page.getByRole('status').filter({ hasText: confirmation })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const stored = await storedComments(nameOf('Ada'));
  expect(stored).toEqual([{ status: 'pending', message: 'How is the coating measured?' }]);
  // Pending comments are not public.
  await page.reload();
  await expect(page.getByText('Comments (0)')).toBeVisible();
});

test('without JavaScript a comment can be submitted', async ({ plainPage: page }) => {
  await page.goto('/blog/surge-and-choke');
  await page.getByText('Show Comments').click();
  await page.getByLabel('Name').fill(nameOf('Grace'));
  await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Which margin for two machines?');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect(page.getByText(confirmation)).toBeVisible();
  expect((await page.reload())?.request().method()).toBe('GET');
  await expect(page.getByText(confirmation)).toBeVisible();
  expect(await storedComments(nameOf('Grace'))).toEqual([
    { status: 'pending', message: 'Which margin for two machines?' },
  ]);
});

test('without JavaScript a refused comment keeps its values', async ({ plainPage: page }) => {
  await page.goto('/blog/surge-and-choke');
  await page.getByText('Show Comments').click();
  await page.getByLabel('Name').fill(' ');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await page.getByRole('textbox', { name: 'Comment' }).fill('A long thought.');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  expect((await answered).status()).toBe(422);
  await expect(page.getByText('Please enter your name.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('A long thought.');
});

test('the comment form lists errors and keeps its values', async ({ usedPage: page }) => {
  await page.goto('/blog/surge-and-choke');
  await page.getByText('Show Comments').click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('A long thought.');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct the marked fields.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Please enter your name.' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('A long thought.');
});

test('the comment form shows an error, keeps its values and does not store a retry twice', async ({
  usedPage: page,
}) => {
  await page.goto('/blog/surge-and-choke');
  await page.getByText('Show Comments').click();
  await page.getByLabel('Name').fill(nameOf('Lin'));
  await page.getByLabel('Email', { exact: true }).fill('lin@example.org');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Still here.');
  // The service stores the comment, but the response is lost. Firefox's driver cannot send the body of a routed request.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...parameters) => {
      const answer = await fetch(...parameters);
      if (parameters[1]?.method !== 'POST') return answer;
      window.fetch = fetch;
      throw new TypeError('The network failed.');
    };
  });
  const submit = page.getByRole('button', { name: 'Submit Comment' });
  await submit.click();
  await expect(page.getByText('An error occurred while submitting your comment')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Still here.');
  expect(await storedComments(nameOf('Lin'))).toHaveLength(1);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: confirmation })).toBeVisible();
  expect(await storedComments(nameOf('Lin'))).toHaveLength(1);
});
