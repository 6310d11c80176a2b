import * as v from 'valibot';
import { queryText, wholeNumber } from './text.ts';

/** Posts on one page of a listing when no limit is given. */
export const PAGE_SIZE = 9;
/** Largest `limit` a listing accepts. */
export const MAX_PAGE_SIZE = 50;
/** Posts in the recent index when no limit is given. */
export const RECENT_SIZE = 4;
/** Shown where a post names no author. */
export const DEFAULT_AUTHOR = 'Admin';
/** Narrower widths of pictures in pixels: `/uploads/<name>?width=800`. Every other width is the picture's own. */
export const PICTURE_WIDTHS = [320, 800] as const;

/** `GET /api/blogs`. Filters combine; with `search` the best match comes first. */
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

// Answers. Absent values are left out by this service; other servers may send null.

const optionalText = v.nullish(v.string());
/** An empty list where other servers leave it out or send null. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.nullable(v.array(item), []), v.array(item)), []);
/**
 * When the post was published, ISO 8601. The public API calls it `created_at`; the database, the
 * admin area and the articles call it `published_at`.
 */
const publishedAt = v.string();

export const Category = v.object({ name: v.string(), slug: v.string() });
export type Category = v.InferOutput<typeof Category>;

export const CategoryCount = v.object({ ...Category.entries, count: v.nullish(v.number()) });
export type CategoryCount = v.InferOutput<typeof CategoryCount>;

/** A post as the recent index lists it. `image` is a file name under `/uploads/`. */
export const PostLink = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  image: optionalText,
  created_at: publishedAt,
});
export type PostLink = v.InferOutput<typeof PostLink>;

/** A post as listings show it. */
export const PostSummary = v.object({
  ...PostLink.entries,
  excerpt: optionalText,
  image_caption: optionalText,
  /** When the post was last changed, ISO 8601; `created_at` if it has not been since. */
  updated_at: optionalText,
  author_name: optionalText,
  categories: listOf(Category),
  tags: listOf(v.string()),
});
export type PostSummary = v.InferOutput<typeof PostSummary>;

/**
 * A whole post. `content` is light markup; `previous` was published just before it, `next` after.
 */
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

/** A post as it was last typed, published or not, and when the link to it ends. */
export const PostPreview = v.object({ ...Post.entries, expires_at: v.string() });
export type PostPreview = v.InferOutput<typeof PostPreview>;

/** `pages` is 0 when nothing matches; `total` counts posts on all pages. */
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
