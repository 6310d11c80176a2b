import { company } from '@brand/catalogue/company';
import sharp from 'sharp';
import { pages } from 'site/pages/index';
import { listedPages } from '../src/listedPages.ts';
import { expect, test } from './test.ts';

const origin = company.origin;

test('the feeds list every article, newest first, and pages link to them', async ({
  plainPage: page,
  request,
}) => {
  const { pagination } = await (await request.get('/api/blogs')).json();
  await page.goto('/blog');
  const atomPath = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const answer = await request.get(atomPath ?? '');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(async (path) => {
    const xml = await (await fetch(path)).text();
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (selector: string) =>
      [...parsed.querySelectorAll(selector)].map((node) => node.textContent);
    return {
      errors: texts('parsererror'),
      ids: texts('entry > id'),
      dates: texts('entry > published'),
    };
  }, atomPath ?? '');
  expect(feed.errors).toEqual([]);
  expect(feed.ids).toHaveLength(pagination.total);
  expect(feed.dates).toEqual([...feed.dates].sort().reverse());

  const json = await (await request.get('/blog/feed.json')).json();
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(feed.ids);
});

test('the blog and the newsletter page link to the feeds, a category to its own', async ({
  plainPage: page,
}) => {
  for (const [path, folder] of [
    ['/blog', '/blog'],
    ['/newsletter', '/blog'],
    ['/blog/category/bearings', '/blog/category/bearings'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [name, file] of [
      ['Atom (RSS)', 'feed.atom'],
      ['JSON Feed', 'feed.json'],
    ] as const) {
      const link = main.getByRole('link', { name });
      await expect(link, path).toHaveAttribute('href', `${folder}/${file}`);
    }
  }
});

test('each category has a feed, and an unknown one returns 404', async ({ request }) => {
  const { items, title } = await (await request.get('/blog/category/bearings/feed.json')).json();
  const { pagination } = await (await request.get('/api/blogs?category=bearings')).json();
  expect(items).toHaveLength(pagination.total);
  expect(title).toContain('Bearings');
  expect((await request.get('/blog/category/none/feed.atom')).status()).toBe(404);
});

test('the site map lists every page and article exactly once', async ({
  plainPage: page,
  request,
}) => {
  await page.goto('/blog');
  const entries = await page.evaluate(async () => {
    const xml = await (await fetch('/sitemap.xml')).text();
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...parsed.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      changed: url.querySelector('lastmod')?.textContent,
    }));
  });
  const addresses = entries.map(({ address }) => address);
  const { pagination } = await (await request.get('/api/blogs')).json();
  expect(new Set(addresses).size).toBe(addresses.length);
  const found = pages.filter(({ draft }) => !draft);
  expect(addresses).toHaveLength(found.length + pagination.total);
  for (const { path } of found) expect(addresses).toContain(origin + path);
  // An article that was never edited has the date of its publication.
  const article = await (await request.get('/api/blogs/single?slug=heat-recovery')).json();
  const { changed } = entries.find(({ address }) => address.endsWith('/blog/heat-recovery')) ?? {};
  expect([changed, article.updated_at]).toEqual([article.created_at, article.created_at]);
});

test('networks get a JPEG of 1200 by 630 for every page', async ({ request, baseURL }) => {
  const images = new Map<string, string>();
  const listed = await listedPages(baseURL ?? '');
  // Those of posts are made from their covers, which a test of the service measures.
  for (const path of listed.filter((one) => !one.startsWith('/blog/'))) {
    const html = await (await request.get(path)).text();
    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const { pathname, search } = new URL(image.replaceAll('&amp;', '&'));
    images.set(pathname + search, path);
  }
  for (const [image, path] of images) {
    const { format, width, height } = await sharp(
      await (await request.get(image)).body(),
    ).metadata();
    expect
      .soft({ format, width, height }, path)
      .toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('robots.txt forbids no page that has to be read to see that it is not for an index', async ({
  request,
}) => {
  const rules = await (await request.get('/robots.txt')).text();
  const forbidden = [...rules.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path);
  const paths = ['/search', '/search?q=rmx', '/bookmarks', '/privacy-policy', '/admin/sign-in'];
  for (const path of paths) {
    expect(forbidden.filter((one) => path.startsWith(one))).toEqual([]);
    const answer = await request.get(path);
    const said = `${answer.headers()['x-robots-tag'] ?? ''} ${await answer.text()}`;
    expect(said, path).toMatch(/noindex/);
  }
});

test('robots.txt links to the site map, and llms.txt lists the pages and articles', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  const text = await (await request.get('/llms.txt')).text();
  for (const { path } of pages) expect(text).toContain(`(${origin}${path})`);
  expect(text).toContain(`(${origin}/blog/surge-and-choke)`);
});

test('the web manifest contains the company name and icons that exist', async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await answer.json();
  expect(name).toBe(company.name);
  for (const { src, type } of icons) {
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  }
});
