import { addressOf } from '@brand/catalogue/company';
import { changedAt, type PostSummary } from '@brand/service/contract';
import { lastChange } from '@brand/service/feeds/feed';
import { element } from '@brand/service/feeds/xml';
import type { Page } from '../shell/page.ts';

/** A site map (sitemaps.org). Only the blog and its articles have a known date of change. */
export function sitemap(pages: readonly Page[], posts: readonly PostSummary[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ draft }) => !draft)
      .map(({ path }) => entry(path, path === '/blog' ? lastChange(posts) : undefined)),
    ...posts.map((post) => entry(`/blog/${post.slug}`, changedAt(post))),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(path: string, modified?: string): string {
  const date = modified ? element('lastmod', modified) : '';
  return `<url>${element('loc', addressOf(path))}${date}</url>`;
}
