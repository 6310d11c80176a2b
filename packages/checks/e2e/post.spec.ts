import { readdirSync } from 'node:fs';
import { readArticle } from 'site/blog/post';
import { expect, skipInFirefox, storeFirst, test } from './test.ts';

const post = '/blog/surge-and-choke';
const title = /Surge, choke/i;

test('a bookmark is stored in the browser, listed and can be removed', async ({
  usedPage: page,
}) => {
  await page.goto(post);
  const main = page.getByRole('main');
  const marks = main.getByRole('button', { name: /^Bookmark(ed)?$/ });
  await expect(marks).toHaveCount(2);
  await marks.first().click();
  for (const mark of await marks.all()) await expect(mark).toHaveAccessibleName('Bookmarked');

  await main.getByRole('link', { name: 'Your bookmarks' }).click();
  await expect(page).toHaveURL(/\/bookmarks$/);
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  await main.getByRole('button', { name: 'Bookmarked' }).click();
  await expect(main.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBe('[]');
  await page.goto('/blog');
  await main.getByRole('link', { name: 'Your bookmarks' }).click();
  await expect(page).toHaveURL(/\/bookmarks$/);
});

test.describe('when storage is blocked', () => {
  // The router logs that it cannot store scroll positions.
  test.use({ expectConsole: /denied/ });

  test('a bookmark lasts until the page is closed', async ({ page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: denied });
      Object.defineProperty(window, 'sessionStorage', { get: denied });
    });
    await page.goto(post);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Bookmark' }).first().click();
    await expect(main.getByRole('button', { name: 'Bookmarked' })).toHaveCount(2);
    await main.getByRole('link', { name: 'View all posts' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(main.getByRole('button', { name: 'Bookmarked' })).toHaveCount(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bookmarks page says that it needs JavaScript and shows no skeleton cards', async ({
    usedPage: page,
  }) => {
    await page.goto('/bookmarks');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /needs JavaScript/ })).toBeVisible();
    await expect(
      main.locator('section').last().locator('[aria-hidden="true"]:visible'),
    ).toHaveCount(0);
    await main.getByRole('link', { name: 'View All Technical Resources' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test('bookmarks work with a full storage and invalid stored data', async ({ page }) => {
  await storeFirst(page, 'localStorage', 'bookmarks', '{"not":"a list"}');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(post);
  const mark = page
    .getByRole('main')
    .getByRole('button', { name: /^Bookmark(ed)?$/ })
    .first();
  await expect(mark).toHaveAccessibleName('Bookmark');
  await mark.click();
  await expect(mark).toHaveAccessibleName('Bookmarked');
});

test('a post shows author, date, reading time and related posts', async ({
  plainPage: page,
  request,
}) => {
  const answer = await request.get('/api/blogs/single?slug=surge-and-choke');
  const { categories, tags, author_name, author_bio, created_at, updated_at, content } =
    await answer.json();
  await page.goto('/');
  await page.goto(post);
  const main = page.getByRole('main');
  const chips = main.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(chips).toHaveText(categories.map(({ name }: { name: string }) => name));
  await expect(chips.first()).toHaveAttribute('href', `/blog?category=${categories[0].slug}`);
  await expect(main.locator('header')).toContainText(`By ${author_name}`);
  await expect(main.locator('header time')).toHaveText('January 21, 2026');
  const minutes = Math.ceil(content.match(/\S+/g).length / 200);
  await expect(main.getByText(`${minutes} min read`)).toBeVisible();
  for (const tag of tags)
    await expect(main.getByRole('link', { name: tag, exact: true })).toHaveAttribute(
      'href',
      /^\/blog\?tag=/,
    );
  await expect(main.getByRole('heading', { name: `About ${author_name}` })).toBeVisible();
  await expect(main.getByText(author_bio)).toBeVisible();
  await expect(main.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', '/blog');
  const related = main.getByRole('region', { name: 'More like this' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(related.filter({ has: page.locator(`a[href="${post}"]`) })).toHaveCount(0);

  const [data] = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  expect(data['@graph']).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: expect.stringMatching(title),
      datePublished: created_at,
      dateModified: updated_at,
      image: expect.stringContaining('/uploads/surge-and-choke.webp'),
      author: { name: author_name },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Technical Resources' }, { position: 3 }],
    },
    { '@type': 'Organization' },
  ]);
});

test('a cover that fails to load is hidden with its caption, and the link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/uploads/surge-and-choke.webp', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: '' }),
  );
  await page.goto(post);
  await expect(page.locator('main header img')).toBeHidden();
  await expect(page.getByText('Fig. 1', { exact: false }).first()).toBeHidden();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('group', { name: 'Share' }).getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/surge-and-choke$/);
});

test('networks get the cover as JPEG', async ({ plainPage: page, request }) => {
  await page.goto(post);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(image ?? '');
  const answer = await request.get(pathname + search);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('no heading of an article takes an anchor of the page around it', async ({
  plainPage: page,
}) => {
  await page.goto(post);
  const anchors = await page.evaluate(() => {
    const article = document.querySelector('article:has(h2)');
    const outside = [...document.querySelectorAll('[id]')].filter((one) => !article?.contains(one));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const contents = new Set([...document.querySelectorAll('h2, h3')].map(({ id }) => id));
    const led = links.map(({ hash }) => hash.slice(1)).filter((id) => !contents.has(id));
    return [...new Set([...outside.map(({ id }) => id), ...led])];
  });
  expect(anchors).toEqual(expect.arrayContaining(['top', 'main', 'newsletter']));
  const headings = await readArticle({ content: anchors.map((id) => `## ${id}`).join('\n\n') });
  expect(headings).toHaveLength(anchors.length);
  for (const heading of headings)
    expect(anchors).not.toContain(heading.type === 'heading' && heading.id);
});

test(
  'a printed article is on white and without interactive elements',
  skipInFirefox('The driver cannot print.'),
  async ({ page }) => {
    await page.goto(post);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByRole('img')
        .or(page.getByRole('link', { name: /, home/ }))
        .first(),
    ).toBeVisible();
    for (const part of [
      page.getByRole('contentinfo'),
      page.getByRole('navigation'),
      page.getByRole('group', { name: 'Share' }),
      page.getByText('Show Comments'),
      page.getByRole('heading', { name: 'More like this' }),
      page.getByRole('button'),
      page.getByRole('textbox'),
    ])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    const ground = await main
      .locator('[data-ground="dark"]')
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  },
);

test(
  'three networks share the post in a window of 600 by 400',
  skipInFirefox('The driver gives every window the size of the first.'),
  async ({ usedPage: page, baseURL }) => {
    await page.goto(post);
    const rail = page.getByRole('group', { name: 'Share' });
    const links = rail.getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /https:\/\/.*surge-and-choke/);
    }
    // Responds in place of the network.
    await page
      .context()
      .route(/linkedin\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const popup = page.waitForEvent('popup');
    await rail.getByRole('link', { name: /LinkedIn/ }).click();
    const size = await (await popup).evaluate(() => [innerWidth, innerHeight]);
    expect(size).toEqual([600, 400]);
    expect(page.url()).toBe(`${baseURL}${post}`);
  },
);

test('a long post has a table of contents that marks the current heading', async ({
  usedPage: page,
}) => {
  await page.goto(post);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'How a controller keeps its distance' });
  await link.click();
  await expect(page).toHaveURL(/#how-a-controller-keeps-its-distance$/);
  await expect(
    page.getByRole('heading', { name: 'How a controller keeps its distance' }),
  ).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('on a desktop no code of an article is cut, and on a phone none widens the page', async ({
  plainPage: page,
}) => {
  const slugs = readdirSync(new URL('../../service/content/', import.meta.url), 'utf8')
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''));
  let blocks = 0;
  for (const slug of slugs) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/blog/${slug}`);
    const beyond = await page
      .locator('main pre')
      .evaluateAll((found) => found.map((one) => one.scrollWidth - one.clientWidth));
    expect(Math.max(0, ...beyond), slug).toBe(0);
    blocks += beyond.length;
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, slug).toBeLessThanOrEqual(390);
  }
  expect(blocks).toBeGreaterThan(0);
});
