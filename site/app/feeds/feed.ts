import { addressOf, company } from '@brand/catalogue/company';
import { call, listPosts, type ServiceFetch } from '@brand/service/client';
import { MAX_PAGE_SIZE } from '@brand/service/contract';
import type { Feed } from '@brand/service/feeds/feed';
import { blog as words } from '../blog/content.ts';
import { feedPaths } from '../blog/feedLinks.ts';
import { listingHref } from '../blog/href.ts';

/** Loads the feed of all posts, or of one category. @throws Response 404 without that category, 503 without the blog */
export async function loadFeed(
  service: ServiceFetch,
  category: string | undefined,
  signal: AbortSignal,
): Promise<Feed> {
  const list = await call(service, listPosts, {
    query: { limit: MAX_PAGE_SIZE, category },
    signal,
  });
  if (!list.ok && list.status !== 400) throw unavailable();
  const blogs = list.ok ? list.value.blogs : [];
  if (category && blogs.length === 0) throw new Response('No such category', { status: 404 });
  const name = blogs[0]?.categories?.find(({ slug }) => slug === category)?.name;
  return {
    title: [company.name, words.title, name].filter(Boolean).join(', '),
    path: listingHref({ category }),
    self: feedPaths(category),
    posts: blogs,
    owner: company.name,
    addressOf,
  };
}

/** A response with 503, so that feed readers and search engines keep their copies. */
export function unavailable(): Response {
  return new Response('Failed to load blogs', { status: 503, headers: { 'Retry-After': '60' } });
}
