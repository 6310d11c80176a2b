import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { type Behaviour, otherService } from './other-service.ts';
import { commentReadAgain, expect, test } from './test.ts';

let other: Awaited<ReturnType<typeof otherService>>;
let site: ChildProcess;
let origin = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  other = await otherService();
  site = spawn(process.execPath, ['server.ts'], {
    cwd: join(root, 'site'),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', BLOG_API_URL: other.origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of site.stdout ?? []) {
    origin = /Ready at (\S+)/.exec(String(text))?.[1] ?? '';
    if (origin) break;
  }
});

test.afterAll(() => {
  site.kill();
  other.close();
});

test.beforeEach(() => {
  other.state.behaviour = 'normal';
});

test('with BLOG_API_URL, listing, post, comments, search and feeds come from another server', async ({
  page,
}) => {
  await page.goto(`${origin}/blog?page=10`);
  await expect(page.getByText('Displaying 3 of 200 technical resources')).toBeVisible();
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pagination.getByRole('link', { name: /^Page \d+$/ })).toHaveText([
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
  await expect(pagination.getByText('…')).toHaveCount(2);
  for (const [name, address] of [
    ['Last page', /page=23$/],
    ['Previous page', /page=22$/],
    ['First page', /\/blog$/],
    ['Next page', /page=2$/],
  ] as const) {
    await pagination.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText('Admin');

  await main.getByRole('article').getByRole('link', { name: 'Post 7' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post 7' })).toBeVisible();
  await expect(main).toContainText('By Admin');
  await expect(main).toContainText('March 1, 2026');
  await expect(main).toContainText('1 min read');
  await expect(main.locator('strong', { hasText: 'load' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About Admin' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'More like this' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Post 8', 'Post 9']);
  await page.getByText('Show Comments').click();
  await expect(page.getByText('Comments (1)')).toBeVisible();
  await expect(main).toContainText('Good.');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Comment' }).fill('And at night?');
  const readAgain = commentReadAgain(page);
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await readAgain;
  await expect(page.getByText('Thank you, Lin reads it first.')).toBeVisible();
  expect(other.state.sent).toMatchObject([
    { blog_id: 7, name: 'Ada', email: 'ada@example.org', message: 'And at night?' },
  ]);

  await page.goto(`${origin}/search?q=post&type=post`);
  await expect(main.getByRole('link', { name: 'Post 8' })).toHaveAttribute('href', '/blog/post-8');
  const feed = await (await page.request.get(`${origin}/blog/feed.json`)).json();
  expect(feed.items).toHaveLength(3);
  const missing = await page.request.get(`${origin}/blog/no-such-post`);
  expect([missing.status(), missing.url()]).toEqual([404, `${origin}/404`]);
});

test('the listing shows an empty state without posts, and a loading state while the service is slow', async ({
  page,
}) => {
  other.state.behaviour = 'empty';
  await page.goto(`${origin}/blog`);
  await expect(page.getByText('Our knowledge base is currently being updated')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  other.state.behaviour = 'slow';
  await page.goto(`${origin}/blog?search=nothing`);
  await expect(page.getByText('No results matching "nothing"')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search technical resources' }).fill('');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Post 7' })).toBeVisible();
});

test('a page of stale answers says so, and is not kept by shared caches', async ({ request }) => {
  other.state.behaviour = 'stale';
  for (const path of ['/blog?page=2', '/blog/post-7', '/blog/feed.atom']) {
    const headers = (await request.get(`${origin}${path}`)).headers();
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers.age, path).toBe('90');
    expect(headers['cache-status'], path).toContain('detail=database-trouble');
  }
});

test.describe('when the service fails', () => {
  test.use({ expectConsole: /status of 503/ });

  for (const behaviour of ['invalid', 'unreachable'] as const satisfies Behaviour[]) {
    test(`each page shows an error and offers a retry while the service is ${behaviour}`, async ({
      page,
    }) => {
      other.state.behaviour = behaviour;
      const listing = await page.goto(`${origin}/blog`);
      expect(listing?.headers()['cache-control']).toContain('no-store');
      expect(listing?.headers()['retry-after']).toBe('10');
      await expect(page.getByRole('alert')).toContainText('Failed to load blogs');
      await expect(page.getByRole('link', { name: 'Download the pack' })).toBeVisible();
      await page.goto(`${origin}/blog/post-7`);
      await expect(page.getByRole('heading', { name: 'Error Loading Post' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(
        behaviour === 'invalid' ? 'Invalid blog data received' : 'Failed to fetch blog post',
      );
      await page.goto(`${origin}/search?q=rmx50-c060`);
      await expect(page.getByRole('main').getByRole('link', { name: 'RMX50-C060' })).toBeVisible();
      expect((await page.request.get(`${origin}/sitemap.xml`)).status()).toBe(503);
      expect((await page.request.get(`${origin}/blog/feed.atom`)).status()).toBe(503);

      await page.goto(`${origin}/blog/post-7`);
      other.state.behaviour = 'normal';
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Post 7' })).toBeVisible();
    });
  }
});
