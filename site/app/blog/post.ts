import {
  DEFAULT_AUTHOR,
  PICTURE_WIDTHS,
  type Post,
  type PostSummary,
} from '@brand/service/contract';
import type { BlogCardProps, PictureImage } from '@brand/ui';
import { type BlogClient, BlogError } from './BlogClient.ts';
import { readingTime } from './readingTime.ts';

/** Covers are uploaded at this size. */
const cover = { width: 1200, height: 675 };

/** Cover of a post. A service that does not resize pictures sends the original for each width. */
export function coverImage(image: string | null | undefined): PictureImage | undefined {
  if (!image) return undefined;
  const src = `/uploads/${encodeURIComponent(image)}`;
  const narrow = PICTURE_WIDTHS.map((width) => `${src}?width=${width} ${width}w`);
  return { src, ...cover, sources: [{ srcSet: [...narrow, `${src} ${cover.width}w`].join(', ') }] };
}

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

/** Loads the data of a post's page; null if there is no such post. */
export async function loadPost(blog: BlogClient, slug: string, signal: AbortSignal) {
  try {
    const post = await blog.post(slug, signal);
    if (!post) return null;
    const [comments, related, article] = await Promise.all([
      blog.comments(post.id, signal),
      blog.related(post, signal),
      readArticle(post),
    ]);
    const { content, ...head } = post;
    return { post: head, minutes: readingTime(content), article, comments, related };
  } catch (error) {
    if (signal.aborted) throw error;
    const message =
      error instanceof BlogError ? error.message : 'An error occurred while loading the blog post';
    return { error: message };
  }
}

/** Parses a post. The parser is loaded on demand, so that only browsers that open a post load it. */
export async function readArticle(post: Pick<Post, 'content'>) {
  const { parseArticle } = await import('./markup.ts');
  return parseArticle(post.content ?? '');
}
