import * as v from 'valibot';
import { queryText, wholeNumber } from './text.ts';

/** Default number of posts per page. */
export const PAGE_SIZE = 9;
/** Maximum `limit` of a list. */
export const MAX_PAGE_SIZE = 50;
/** Default number of recent posts. */
export const RECENT_SIZE = 4;
/** Shown for posts without an author. */
export const DEFAULT_AUTHOR = 'Admin';
/** Reduced picture widths in pixels, as in `/uploads/<name>?width=800`; others are ignored. */
export const PICTURE_WIDTHS = [320, 800] as const;

/** `GET /api/blogs`. Filters combine with AND; with `search`, the best match comes first. */
export const BlogListQuery = v.object({
  page: v.optional(wholeNumber('page', 1_000_000), '1'),
  limit: v.optional(wholeNumber('limit', MAX_PAGE_SIZE), String(PAGE_SIZE)),
  category: v.optional(queryText),
  tag: v.optional(queryText),
  search: v.optional(queryText),
});
export type BlogListQuery = v.InferOutput<typeof BlogListQuery>;

/** `GET /api/blogs/index`. */
export const BlogIndexQuery = v.object({
  limit: v.optional(wholeNumber('limit', MAX_PAGE_SIZE), String(RECENT_SIZE)),
  category: v.optional(queryText),
});
export type BlogIndexQuery = v.InferOutput<typeof BlogIndexQuery>;

/** `GET /api/blogs/single`. */
export const BlogSingleQuery = v.object({
  slug: v.pipe(v.optional(v.string(), ''), v.nonEmpty('slug is required'), queryText),
});

// Responses. This service omits absent values; other servers may send null.

const optionalText = v.nullish(v.string());
/** A list; a missing one or null, which other servers may send, becomes an empty list. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.nullable(v.array(item), []), v.array(item)), []);
/** When the post was published, ISO 8601: `published_at` in the database, the admin area and the articles. */
const publishedAt = v.string();

export const Category = v.object({ name: v.string(), slug: v.string() });
export type Category = v.InferOutput<typeof Category>;

export const CategoryCount = v.object({
  ...Category.entries,
  count: v.nullish(v.number()),
  /** Slugs that it had before, or that categories had which were merged into it. */
  former: v.optional(v.array(v.string())),
});
export type CategoryCount = v.InferOutput<typeof CategoryCount>;

/** A post in the list of recent posts. `image` is a file name under `/uploads/`. */
export const PostLink = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  image: optionalText,
  created_at: publishedAt,
});
export type PostLink = v.InferOutput<typeof PostLink>;

/** A post in lists. */
export const PostSummary = v.object({
  ...PostLink.entries,
  excerpt: optionalText,
  image_caption: optionalText,
  /** When the post was last changed, ISO 8601; equals `created_at` if unchanged since. */
  updated_at: optionalText,
  author_name: optionalText,
  categories: listOf(Category),
  tags: listOf(v.string()),
});
export type PostSummary = v.InferOutput<typeof PostSummary>;

/** A post. `content` is light markup; `previous` and `next` are its neighbours by publication. */
export const Post = v.object({
  ...PostSummary.entries,
  ...v.entriesFromList(['content', 'author_bio'], optionalText),
  ...v.entriesFromList(['meta_title', 'meta_description', 'meta_keywords'], optionalText),
  previous: v.nullish(PostLink),
  next: v.nullish(PostLink),
});
export type Post = v.InferOutput<typeof Post>;

/** `GET /api/blogs/preview`. */
export const PreviewQuery = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.nonEmpty('token is required'), v.maxLength(200)),
});

/** A post with its latest edits, published or not, and when the preview link expires. */
export const PostPreview = v.object({ ...Post.entries, expires_at: v.string() });
export type PostPreview = v.InferOutput<typeof PostPreview>;

/** `pages` is 0 if nothing matches; `total` is the number of items on all pages. */
export const Pagination = v.object({
  page: v.number(),
  pages: v.number(),
  total: v.number(),
  limit: v.number(),
});
export type Pagination = v.InferOutput<typeof Pagination>;

export const BlogList = v.object({ blogs: v.array(PostSummary), pagination: Pagination });
export type BlogList = v.InferOutput<typeof BlogList>;

export const BlogIndex = v.object({ blogs: v.array(PostLink) });
export type BlogIndex = v.InferOutput<typeof BlogIndex>;

export const CategoryList = v.array(CategoryCount);
export type CategoryList = v.InferOutput<typeof CategoryList>;

/** Time of the last change of a post. */
export function changedAt({ updated_at, created_at }: PostSummary): string {
  return updated_at ?? created_at;
}
