import { company } from '@brand/catalogue/company';
import { DomUtils, parseDocument } from 'htmlparser2';
import { pages as sitePages } from 'site/pages/index';
import { suggestions } from 'site/search/suggestions';
import { listedPages } from '../src/listedPages.ts';
import { faultsOf } from './jsonLd.ts';
import { expect, test } from './test.ts';

type Document = ReturnType<typeof parseDocument>;

interface Page {
  html: string;
  /** Path after redirects. */
  path: string;
}

/** Drafts and personal pages, which are not in the site map. */
const drafts = sitePages.filter(({ draft }) => draft).map(({ path }) => path);
const unlisted = ['/404', '/bookmarks', '/search', ...drafts];

test('every link, file and anchor exists, and no page is an orphan', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const pages = new Map<string, Page>();
  /** SVG files whose fragments pages link to. */
  const drawings = new Map<string, string>();
  const wrong: string[] = [];
  const seen = new Set<string>();
  const anchors: { from: string; path: string; id: string }[] = [];
  /** Links whose text mentions a document. */
  const promises = new Map<string, { from: string; text: string; href: string }>();
  const files = new Set<string>();
  const queue = [
    { from: 'the address bar', address: '/' },
    ...suggestions.map(({ href }) => ({ from: 'the search box', address: href })),
  ];
  const follow = async (from: string, address: string) => {
    // Films and pictures are many megabytes, of which only the existence matters.
    const method = /\.(?:avif|webp|jpe?g|png|mp4|webm|pdf|woff2)$/.test(address) ? 'HEAD' : 'GET';
    const headers = { 'Accept-Encoding': 'identity' };
    const answer = await fetch(new URL(address, baseURL), { method, headers });
    if (answer.status !== 200 && address !== '/404') {
      wrong.push(`${from} → ${address}: ${answer.status}`);
      return;
    }
    const type = answer.headers.get('content-type');
    if (type?.startsWith('image/svg')) drawings.set(address, await answer.text());
    if (!type?.startsWith('text/html')) {
      files.add(address);
      return;
    }
    const html = await answer.text();
    const path = new URL(answer.url).pathname;
    pages.set(address, { html, path });
    // Parsing takes long, so only what may contain one is parsed.
    if (invisible.test(html) || rareEntity.test(html))
      for (const text of textsIn(parseDocument(html)))
        if (invisible.test(text))
          wrong.push(`${address} has an invisible character: ${escaped(text)}`);
    for (const property of ['og:image', 'og:image:alt'])
      if (!new RegExp(`property="${property}" content="[^"]`).test(html))
        wrong.push(`${address} has no ${property}`);
    for (const [, text = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
    ))
      for (const fault of faultsOf(JSON.parse(text))) wrong.push(`${address}: ${fault}`);
    // A query does not change the links of a page, except on listings, where units make no difference.
    const leadsOn = address.startsWith('/blog') && !address.includes('units=');
    if (address.includes('?') && !leadsOn) return;
    for (const { text, href } of linksIn(parseDocument(html))) {
      const { origin, pathname, search, hash } = new URL(href, `http://site${address}`);
      const found = pathname + search + hash;
      if (origin === 'http://site' && (documentWords.test(text) || fileWords.test(text)))
        promises.set(`${text} ${found}`, { from: address, text, href: found });
    }
    for (const found of addressesIn(html)) {
      const { pathname, search, hash, origin } = new URL(found, `http://site${address}`);
      if (origin !== 'http://site') continue;
      // `#top` works on every page without an element.
      if (hash && hash !== '#top')
        anchors.push({
          from: address,
          path: pathname + search,
          id: decodeURIComponent(hash.slice(1)),
        });
      // In other units, listings of each category stand for those of each tag, which are a quarter of all addresses.
      if (/[?&]tag=.*units=/.test(search)) continue;
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
  for (const { from, text, href } of promises.values()) {
    const [address = '', id] = href.split('#');
    if (files.has(address) || wrong.some((line) => line.includes(`→ ${address}:`))) continue;
    const [noun = ''] = documentWords.exec(text) ?? [];
    const html = pages.get(address)?.html ?? '';
    const named = nameOf(html, id).toLowerCase();
    const offered = id && linksIn(parseDocument(html), id).some((link) => files.has(link.href));
    if ((fileWords.test(text) && !offered) || !named.includes(noun.toLowerCase().replace(/s$/, '')))
      wrong.push(`${from}: "${text}" → ${href} is not that document`);
  }
  expect([...new Set(wrong)]).toEqual([]);

  const listed = await listedPages(baseURL ?? '');
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

/** Words for a document. Such a link must lead to the document or to a form that requests it. */
const documentWords =
  /\b(?:manuals?|datasheets?|brochures?|catalogues?|guides?|white ?papers?|webinars?|certificates?)\b/i;
/** Text of a link to a file, or to the part of a page that offers it. */
const fileWords = /^Download\b|\((?:PDF|CSV|JSON)\)/;

/** Characters that nobody sees but that are copied, searched and dialled. No-break spaces are allowed. */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}]|(?![ \u00a0\u202f])\p{Zs}/u;
/** Other characters than those that React escapes. */
const rareEntity = /&(?!(?:amp|lt|gt|quot|#x27);)[\w#]+;/;

/** Shows what is invisible in a text. */
function escaped(text: string): string {
  return text.replaceAll(
    /[^ -~]/g,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Texts and values of attributes of a page. */
function textsIn(page: Document): string[] {
  return DomUtils.filter(() => true, page).flatMap((node) =>
    'data' in node ? [String(node.data)] : 'attribs' in node ? Object.values(node.attribs) : [],
  );
}

/** Links of a page, or of the element with an id, with their text. */
function linksIn(page: Document, id?: string) {
  const part = id ? DomUtils.getElementById(id, page) : page;
  const links = part ? DomUtils.getElementsByTagName('a', part) : [];
  return links.flatMap((link) => {
    const { href, 'aria-label': label } = link.attribs;
    const text = label ?? DomUtils.textContent(link).trim();
    return href ? [{ text, href: href.replace(company.origin, '') }] : [];
  });
}

/** Headings of a page, or the text of the element with an id. */
function nameOf(html: string, id: string | undefined): string {
  const page = parseDocument(html);
  const part = id && DomUtils.getElementById(id, page);
  const said = part
    ? [part]
    : DomUtils.getElementsByTagName((name) => ['title', 'h1', 'h2', 'h3'].includes(name), page);
  return said.map(DomUtils.textContent).join(' ');
}

/** URLs in the attributes of a page, except mail, phone and inline data. */
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
