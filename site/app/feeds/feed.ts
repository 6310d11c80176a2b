import { MAX_PAGE_SIZE, type PostSummary } from '@brand/service/contract';
import type { MetaDescriptor } from 'react-router-dom';
import { type BlogClient, BlogError } from '../blog/BlogClient.ts';
import { blog as words } from '../content/blog.ts';
import { company } from '../content/company.ts';

/** Posts that readers of a feed are given, newest first. */
export interface Feed {
  title: string;
  /** Path of the page that shows the same posts. */
  path: string;
  /** Paths of the feed itself. */
  self: { atom: string; json: string };
  posts: readonly PostSummary[];
}

/** The address of a path of this site, for those who read it elsewhere. */
export function absolute(path: string): string {
  return company.origin + path;
}

/** When a post was changed last. */
export function changedAt({ updated_at, created_at }: PostSummary): string {
  return updated_at ?? created_at;
}

/** When any of the posts was changed last; undefined without posts. */
export function lastChange(posts: readonly PostSummary[]): string | undefined {
  return posts.map(changedAt).sort().at(-1);
}

/** Paths of the feeds of all posts, or of one category. */
export function feedPaths(category?: string): Feed['self'] {
  const folder = category ? `/blog/category/${encodeURIComponent(category)}` : '/blog';
  return { atom: `${folder}/feed.atom`, json: `${folder}/feed.json` };
}

/** How a page names the feeds of its posts. */
export function feedLinks(category?: string): MetaDescriptor[] {
  const { atom, json } = feedPaths(category);
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: atom, title: 'Atom' },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/feed+json',
      href: json,
      title: 'JSON Feed',
    },
  ];
}

/**
 * The feed of all posts, or of one category.
 *
 * @throws Response 404 for an unknown category, 503 while the blog does not answer
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
    path: category ? `/blog?category=${encodeURIComponent(category)}` : '/blog',
    self: feedPaths(category),
    posts: blogs,
  };
}

/** Feeds and site maps say that they are away for now, so that readers keep what they have. */
export function unavailable(error: unknown): never {
  if (!(error instanceof BlogError)) throw error;
  throw new Response(error.message, { status: 503, headers: { 'Retry-After': '60' } });
}
