import { expect, skipInFirefox, test, widthOf } from './test.ts';

test('the listing shows nine articles per page', async ({ usedPage: page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(page.getByText('Displaying 6 of 24 technical resources')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();
});

test('no title of an article takes more than two lines', async ({ plainPage: page }) => {
  for (const number of [1, 2, 3]) {
    await page.goto(`/blog?page=${number}`);
    for (const width of [390, 780, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const long = await page
        .locator('article h3')
        .evaluateAll((titles) =>
          titles
            .filter(
              (title) => title.clientHeight > 2.5 * parseFloat(getComputedStyle(title).lineHeight),
            )
            .map(({ textContent }) => textContent),
        );
      expect(long, `${width} px`).toEqual([]);
    }
  }
});

test('pictures are loaded in the displayed width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // On the first page the recent posts would reuse the larger covers from the browser's cache.
  await page.goto('/blog?page=2');
  const cover = page.getByRole('main').getByRole('article').first().locator('img');
  const thumbnail = page.getByRole('region', { name: 'Recent' }).locator('img').first();
  for (const [image, width] of [
    [cover, 800],
    [thumbnail, 320],
  ] as const) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    const address = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(address).toContain(`?width=${width}`);
    expect(await widthOf(page, address)).toBe(width);
  }
});

test('sidebar, cards and banner match the specification, and the resource pack downloads', async ({
  usedPage: page,
  request,
}) => {
  await page.goto('/blog');
  const aside = page.getByRole('complementary').filter({ hasText: 'Resource pack' });
  const counts = await (await request.get('/api/categories')).json();
  const categories = aside.getByRole('link', { name: /\d$/ });
  await expect(categories).toHaveText(
    counts.map(({ name, count }: { name: string; count: number }) => `${name}${count}`),
  );
  const recent = aside.getByRole('region', { name: 'Recent' });
  await expect(recent.getByRole('link')).toHaveCount(4);
  await expect(recent.locator('img')).toHaveCount(4);
  await expect(recent.locator('time')).toHaveCount(4);
  await expect(aside.getByRole('link', { name: 'About the company' })).toHaveAttribute(
    'href',
    '/about',
  );
  await expect(aside.getByRole('textbox', { name: 'Work email' })).toHaveAttribute('type', 'email');
  const download = page.waitForEvent('download');
  await aside.getByRole('link', { name: 'Download the pack' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  const clamps = await card
    .locator('h3, p')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).webkitLineClamp));
  expect(clamps).toEqual(['none', '2', '3', 'none']);
  // The first of an odd number takes both columns, so that the last row is full.
  const [lead, first, second] = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 3).map((one) => one.getBoundingClientRect()));
  expect([first?.top, (first?.left ?? 0) < (second?.left ?? 0)]).toEqual([second?.top, true]);
  expect([lead?.left, lead?.right]).toEqual([first?.left, second?.right]);
  for (const href of ['/contact', '/products'])
    await expect(page.getByRole('main').locator(`a[href="${href}"]`).last()).toBeVisible();
});

test(
  'typing cancels the previous search, shows six skeleton cards and returns to page 1',
  skipInFirefox('The driver does not report that a held request is cancelled.'),
  async ({ page }) => {
    await page.goto('/blog?page=2');
    let held: (() => Promise<void>) | undefined;
    await page.route('**/api/blogs?*search=bea*', (route) => {
      held = () => route.continue();
    });
    const cancelled = page.waitForEvent('requestfailed', (one) => one.url().includes('search=bea'));
    const field = page.getByRole('searchbox', { name: 'Search technical resources' });
    await field.fill('bea');
    await expect.poll(() => held !== undefined).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect(
      page.locator('main div[aria-hidden="true"]').filter({ has: page.locator('> span') }),
    ).toHaveCount(6);
    await field.fill('surge');
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page).toHaveURL(/\/blog\?search=surge$/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Surge');
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await page.goForward();
    await expect(field).toHaveValue('surge');
  },
);

test('a long search term does not overflow the page', async ({ plainPage: page }) => {
  await page.goto(`/blog?search=${'x'.repeat(400)}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a category filters the posts, and its chip removes the filter', async ({
  usedPage: page,
}) => {
  await page.goto('/blog');
  await page
    .getByRole('navigation', { name: 'Filter by category' })
    .getByRole('link', { name: 'Bearings' })
    .click();
  await expect(page).toHaveURL(/category=bearings/);
  await expect(page.getByText('Displaying 4 of 4 technical resources')).toBeVisible();
  await page.getByRole('link', { name: /Category: Bearings/ }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();
});

test('typing searches after a pause, and an empty result links back to all posts', async ({
  usedPage: page,
}) => {
  await page.goto('/blog');
  const field = page.getByRole('searchbox', { name: 'Search technical resources' });
  await field.fill('surge');
  await expect(page).toHaveURL(/search=surge/);
  await expect(
    page.getByRole('link', { name: 'Surge, choke and the band between them' }).first(),
  ).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill('xylophone');
  await expect(page.getByRole('heading', { name: 'No technical resources found' })).toBeVisible();
  await expect(page.getByText('No results matching "xylophone"')).toBeVisible();
  await page.getByRole('link', { name: 'View All Technical Resources' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();
});

test('categories and tags have their own URLs', async ({ plainPage: page }) => {
  await page.goto('/blog/category/controls');
  await expect(page.getByText('Displaying 4 of 4 technical resources')).toBeVisible();
  await page.goto('/blog/tag/surge');
  await expect(
    page.getByRole('link', { name: 'Surge, choke and the band between them' }).first(),
  ).toBeVisible();
  await page.goto('/blog?category=nothing-here');
  await expect(page.getByText('No resources in this category yet')).toBeVisible();
  await page.goto('/blog/tag/nothing-here');
  await expect(page.getByText('No resources with this tag yet')).toBeVisible();
});

test.describe('when the service fails', () => {
  test.use({ expectConsole: /status of 500|blog service failed|ERR_FAILED/ });

  test('the listing and the post show an error with a Try Again link', async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/blogs**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Media menu' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Technical Resources/ })
      .click();
    await expect(page.getByRole('alert')).toContainText('Failed to load blogs');
    await page.unroute('**/api/blogs**');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByText('Displaying 9 of 24 technical resources')).toBeVisible();

    await page.route('**/api/blogs/single**', (route) => route.fulfill({ json: 'nonsense' }));
    await page
      .getByRole('link', { name: 'Why an air-foil bearing survives 100,000 starts' })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Error Loading Post' })).toBeVisible();
    await expect(page.getByText('Invalid blog data received')).toBeVisible();
    await page.goBack();
    await page.route('**/api/blogs/single**', (route) => route.abort());
    await page
      .getByRole('link', { name: 'Why an air-foil bearing survives 100,000 starts' })
      .first()
      .click();
    await expect(page.getByText('An error occurred while loading the blog post')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('100,000 starts');
  });
});
