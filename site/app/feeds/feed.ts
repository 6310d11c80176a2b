import { MAX_PAGE_SIZE, type PostSummary } from '@brand/service/contract';
import { type BlogClient, BlogError } from '../blog/BlogClient.ts';
import { changedAt } from '../blog/changedAt.ts';
import { blog as words } from '../blog/content.ts';
import { type FeedPaths, feedPaths } from '../blog/feedLinks.ts';
import { listingHref } from '../blog/href.ts';
import { company } from '../company/company.ts';

/** A feed of posts, newest first. */
export interface Feed {
  title: string;
  /** Path of the page that shows the same posts. */
  path: string;
  /** Paths of the feed itself. */
  self: FeedPaths;
  posts: readonly PostSummary[];
}

/** Time of the last change of any post; undefined without posts. */
export function lastChange(posts: readonly PostSummary[]): string | undefined {
  return posts.map(changedAt).sort().at(-1);
}

/**
 * Loads the feed of all posts, or of one category.
 *
 * @throws Response 404 for an unknown category, 503 while the blog does not respond
 */
export async function loadFeed(
  blog: BlogClient,
  category: string | undefined,
  signal: AbortSignal,
): Promise<Feed> {
  const { blogs } = await blog
    .list({ page: 1, limit: MAX_PAGE_SIZE, category }, signal)
    .catch(unavailable);
  if (category && blogs.length === 0) throw new Response('No such category', { status: 404 });
  const name = blogs[0]?.categories?.find(({ slug }) => slug === category)?.name;
  return {
    title: [company.name, words.title, name].filter(Boolean).join(', '),
    path: listingHref({ category }),
    self: feedPaths(category),
    posts: blogs,
  };
}

/** Responds with 503, so that feed readers and search engines keep their copies. */
export function unavailable(error: unknown): never {
  if (!(error instanceof BlogError)) throw error;
  throw new Response(error.message, { status: 503, headers: { 'Retry-After': '60' } });
}
