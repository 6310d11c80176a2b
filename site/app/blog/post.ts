import {
  call,
  coverImage,
  listComments,
  listPosts,
  orNothing,
  type Result,
  readPost,
  type ServiceFetch,
} from '@brand/service/client';
import { DEFAULT_AUTHOR, type Post, type PostSummary } from '@brand/service/contract';
import { readingTime } from '@brand/service/markup/readingTime';
import type { BlogCardProps } from '@brand/ui';

/** A post as a card of a listing. */
export function cardOf(post: PostSummary): BlogCardProps & { href: string } {
  return {
    href: `/blog/${post.slug}`,
    title: post.title,
    text: post.excerpt ?? undefined,
    image: coverImage(post.image),
    category: post.categories?.[0]?.name,
    author: post.author_name ?? DEFAULT_AUTHOR,
    date: post.created_at,
  };
}

const relatedFetched = 4;
const relatedShown = 3;

const failures = {
  unreachable: 'An error occurred while loading the blog post',
  refused: 'Failed to fetch blog post',
  unreadable: 'Invalid blog data received',
};

/** Whether the service says that there is no such post. */
export function isUnknown(read: Result<Post>): boolean {
  return !read.ok && (read.status === 404 || read.status === 400);
}

/** Loads the data of a post's page; null if there is no such post. */
export async function loadPost(service: ServiceFetch, slug: string, signal: AbortSignal) {
  const read = await call(service, readPost, { query: { slug }, signal });
  if (!read.ok) {
    return isUnknown(read) ? null : { error: failures[read.trouble] };
  }
  const { content, ...post } = read.value;
  const category = post.categories?.[0]?.slug;
  const [comments, related, article] = await Promise.all([
    call(service, listComments, { query: { blog_id: post.id }, signal }),
    call(service, listPosts, { query: { limit: relatedFetched, category }, signal }),
    readArticle(read.value),
  ]);
  return {
    post,
    minutes: readingTime(content),
    article,
    comments: orNothing(listComments, comments) ?? [],
    related: (orNothing(listPosts, related)?.blogs ?? [])
      .filter((other) => other.slug !== post.slug)
      .slice(0, relatedShown),
  };
}

/** Ids of the page around an article. Browsers take `top` for the page's beginning. */
const pageIds = /^(top|main|comments|comment-\d+|newsletter|footer-navigation)$/;

/** Parses a post. The parser is loaded on demand, so that only browsers that open a post load it. */
export async function readArticle(post: Pick<Post, 'content'>) {
  const { parseArticle } = await import('@brand/service/markup');
  return parseArticle(post.content ?? '', pageIds);
}
