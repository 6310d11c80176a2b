import type { APIRequestContext } from '@playwright/test';
import { company } from '../app/content/company.ts';
import { expect, test } from './test.ts';

interface Page {
  html: string;
  /** Path after redirects. */
  path: string;
}

/** Pages that are for one visitor, and so in no site map. */
const unlisted = ['/404', '/bookmarks', '/search'];

test('every link, file and anchor of the site is there, and no page is an orphan', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const pages = new Map<string, Page>();
  /** Files whose parts pages refer to. */
  const drawings = new Map<string, string>();
  const wrong: string[] = [];
  const seen = new Set<string>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const queue = [{ from: 'the address bar', address: '/' }];
  const follow = async (from: string, address: string) => {
    const answer = await request.get(address, { failOnStatusCode: false });
    if (answer.status() !== 200 && address !== '/404') {
      wrong.push(`${from} → ${address}: ${answer.status()}`);
      return;
    }
    const type = answer.headers()['content-type'];
    if (type?.startsWith('image/svg')) drawings.set(address, await answer.text());
    if (!type?.startsWith('text/html')) return;
    const html = await answer.text();
    const path = new URL(answer.url()).pathname;
    pages.set(address, { html, path });
    if (!html.includes('property="og:image"')) wrong.push(`${address} has no picture for sharing`);
    for (const [, text = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
    ))
      if (JSON.parse(text)['@context'] !== 'https://schema.org') wrong.push(`${address}: JSON-LD`);
    // What a query shows of a page links as the page does; only listings lead on by it.
    if (address.includes('?') && !address.startsWith('/blog')) return;
    for (const found of addressesIn(html)) {
      const { pathname, search, hash, origin } = new URL(found, `http://site${address}`);
      if (origin !== 'http://site') continue;
      // HTML knows the top of every page.
      if (hash && hash !== '#top')
        anchors.push({
          from: address,
          path: pathname + search,
          id: decodeURIComponent(hash.slice(1)),
        });
      queue.push({ from: address, address: pathname + search });
    }
  };
  while (queue.length > 0) {
    const next = queue
      .splice(0, 8)
      .filter(({ address }) => !seen.has(address) && seen.add(address));
    await Promise.all(next.map(({ from, address }) => follow(from, address)));
  }
  for (const { from, path, id } of anchors) {
    const text = pages.get(path)?.html ?? drawings.get(path) ?? '';
    if (!text.includes(` id="${id}"`)) wrong.push(`${from} → ${path}#${id}: no such place`);
  }
  expect([...new Set(wrong)]).toEqual([]);

  const listed = await sitemapPaths(request);
  const visited = new Set([...pages.values()].map(({ path }) => path));
  expect(
    listed.filter((path) => !visited.has(path)),
    'orphans',
  ).toEqual([]);
  const missing = [...visited].filter((path) => !listed.includes(path) && !unlisted.includes(path));
  expect(
    missing.filter((path) => !/^\/blog\/(category|tag)\//.test(path)),
    'not in the site map',
  ).toEqual([]);
});

/** Addresses in the attributes of a page, but for those of other sites, mail and telephone. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/\s(?:href|src|poster|action)="([^"]*)"/g);
  const shared = html.matchAll(/\sproperty="og:(?:image|url)" content="([^"]*)"/g);
  const sets = html.matchAll(/\ssrcset="([^"]*)"/gi);
  return [
    ...[...attributes, ...shared].map(([, value = '']) => value),
    ...[...sets].flatMap(([, value = '']) =>
      value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  ]
    .map((value) => value.replaceAll('&amp;', '&').replace(company.origin, ''))
    .filter((value) => value !== '' && !/^(mailto|tel|data|blob):/.test(value));
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
