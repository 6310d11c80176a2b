import { addressOf, company } from '@brand/catalogue/company';
import { serviceFetchContext } from '@brand/delivery/contexts';
import { call, listPosts } from '@brand/service/client';
import { MAX_PAGE_SIZE } from '@brand/service/contract';
import type { Feed } from '@brand/service/feeds/feed';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { allPosts } from '../blog/allPosts.ts';
import { blog as words } from '../blog/content.ts';
import { feedPaths } from '../blog/feedLinks.ts';
import { listingHref } from '../blog/href.ts';
import { cacheControl } from '../shell/cache.ts';

/** Loads the feed of all posts, or of one category. @throws Response 404 without that category, 503 without the blog */
export async function loadFeed({ request, params, context }: LoaderFunctionArgs): Promise<Feed> {
  const { category } = params;
  const list = await call(context.get(serviceFetchContext), listPosts, {
    query: { limit: MAX_PAGE_SIZE, category },
    signal: request.signal,
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

/** Loads every post. @throws Response 503 without the blog */
export async function loadPosts({ request, context }: LoaderFunctionArgs) {
  const posts = await allPosts(context.get(serviceFetchContext), request.signal);
  if (!posts) throw unavailable();
  return posts;
}

export const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

/** A response with 503, so that feed readers and search engines keep their copies. */
function unavailable(): Response {
  return new Response('Failed to load blogs', { status: 503, headers: { 'Retry-After': '60' } });
}
