import { expect, test } from './test.ts';

const post = '/blog/surge-and-choke';
const title = /Surge, choke/i;

test('a bookmark is kept by the browser, listed, and taken away again', async ({ page }) => {
  await page.goto(post);
  const main = page.getByRole('main');
  const marks = main.getByRole('button', { name: /^Bookmark(ed)?$/ });
  await expect(marks).toHaveCount(2);
  await marks.first().click();
  for (const mark of await marks.all()) await expect(mark).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/bookmarks');
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  await main.getByRole('button', { name: 'Bookmarked' }).click();
  await expect(main.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBe('[]');
});

test('a browser that stores nothing, or something else, still marks', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('bookmarks', '{"not":"a list"}');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(post);
  const mark = page
    .getByRole('main')
    .getByRole('button', { name: /^Bookmark(ed)?$/ })
    .first();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
});

test('three networks share the post in a window of 600 by 400', async ({ page, baseURL }) => {
  await page.goto(post);
  const rail = page.getByRole('group', { name: 'Share' });
  const links = rail.getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /https:\/\/.*surge-and-choke/);
  }
  // The networks are elsewhere: the window shows this site instead.
  await page
    .context()
    .route(/linkedin\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const popup = page.waitForEvent('popup');
  await rail.getByRole('link', { name: /LinkedIn/ }).click();
  const size = await (await popup).evaluate(() => [innerWidth, innerHeight]);
  expect(size).toEqual([600, 400]);
  expect(page.url()).toBe(`${baseURL}${post}`);
});

test('a long post names its headings beside the text and marks what is read', async ({ page }) => {
  await page.goto(post);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Keeping a distance' });
  await link.click();
  await expect(page).toHaveURL(/#keeping-a-distance$/);
  await expect(page.getByRole('heading', { name: 'Keeping a distance' })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
});
