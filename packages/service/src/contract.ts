/**
 * Shapes of every request and answer, with the limits and texts both sides share.
 * The only file of this package that a browser loads: it imports nothing but Valibot.
 */
import * as v from 'valibot';

/** Posts on one page of a listing when no limit is given. */
export const PAGE_SIZE = 9;
/** Largest `limit` a listing accepts. */
export const MAX_PAGE_SIZE = 50;
/** Posts in the recent index when no limit is given. */
export const RECENT_SIZE = 4;
/** Shown where a post names no author. */
export const DEFAULT_AUTHOR = 'Admin';

/** Longest accepted values, in UTF-16 units as HTML's `maxlength` counts them; `body` in bytes. */
export const COMMENT_LIMITS = {
  name: 80,
  email: 254,
  message: 5000,
  body: 64 * 1024,
} as const;

/** Every sentence about comments that a visitor can read. */
export const COMMENT_TEXTS = {
  accepted: 'Your comment has been submitted and is awaiting moderation.',
  invalidReference: 'Invalid blog reference',
  failed: 'Failed to submit comment',
  network: 'An error occurred while submitting your comment',
  empty: 'No comments yet. Be the first to comment!',
  invalidFields: 'Please correct the marked fields.',
  limited: 'Too many comments from your network. Please try again later.',
} as const;

// Requests

function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,16}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
}

/** Databases refuse NUL in text; its replacement is in no stored value, so it matches nothing. */
const queryText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '\uFFFD')),
);

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
export type BlogSingleQuery = v.InferOutput<typeof BlogSingleQuery>;

/** `GET /api/comments`. */
export const CommentListQuery = v.object(
  { blog_id: wholeNumber('blog_id', Number.MAX_SAFE_INTEGER) },
  'blog_id is required',
);
export type CommentListQuery = v.InferOutput<typeof CommentListQuery>;

const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Control characters without line feed and tab, and marks that reorder the text around them. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Zero-width characters alone do not make a name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Plain text as it is stored: NFC, line feeds only, no control characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
}

function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

function typed(clean: (text: string) => string, empty: string, max: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(empty), ''),
    v.transform(clean),
    v.regex(VISIBLE, empty),
    v.maxLength(max, tooLong),
  );
}

/**
 * What a visitor types. `website` is a field people do not see: a filled one marks a robot.
 * `fill_ms` is the time in milliseconds between showing and sending the form, measured by the
 * browser; a form sent without JavaScript has none.
 */
export const CommentFields = v.object({
  name: typed(
    cleanLine,
    'Please enter your name.',
    COMMENT_LIMITS.name,
    `Your name can have up to ${COMMENT_LIMITS.name} characters.`,
  ),
  email: v.pipe(
    typed(
      cleanLine,
      'Please enter your email address.',
      COMMENT_LIMITS.email,
      `Your email address can have up to ${COMMENT_LIMITS.email} characters.`,
    ),
    v.email('Please enter a valid email address.'),
  ),
  message: typed(
    cleanText,
    'Please enter your comment.',
    COMMENT_LIMITS.message,
    `Your comment can have up to ${COMMENT_LIMITS.message} characters.`,
  ),
  website: v.optional(v.string(), ''),
  fill_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type CommentFields = v.InferOutput<typeof CommentFields>;

/** The post a comment belongs to. */
export const BlogReference = v.object({
  blog_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** JSON body of `POST /api/comments`. */
export const CommentInput = v.object({ ...BlogReference.entries, ...CommentFields.entries });
export type CommentInput = v.InferInput<typeof CommentInput>;

// Answers. Absent values are left out by this service; other servers may send null.

const optionalText = v.nullish(v.string());

export const Category = v.object({ name: v.string(), slug: v.string() });
export type Category = v.InferOutput<typeof Category>;

export const CategoryCount = v.object({ ...Category.entries, count: v.nullish(v.number()) });
export type CategoryCount = v.InferOutput<typeof CategoryCount>;

/** A post as listings show it. `image` is a file name under `/uploads/`. */
export const PostSummary = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  excerpt: optionalText,
  image: optionalText,
  image_caption: optionalText,
  /** When the post was published, ISO 8601. */
  created_at: v.string(),
  author_name: optionalText,
  categories: v.nullish(v.array(Category), []),
  tags: v.nullish(v.array(v.string()), []),
});
export type PostSummary = v.InferOutput<typeof PostSummary>;

/** A whole post. `content` is light markup. */
export const Post = v.object({
  ...PostSummary.entries,
  content: optionalText,
  author_bio: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: optionalText,
});
export type Post = v.InferOutput<typeof Post>;

/** A post as the recent index lists it. */
export const PostLink = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  image: optionalText,
  created_at: v.string(),
});
export type PostLink = v.InferOutput<typeof PostLink>;

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

/** An approved comment, without the e-mail address. */
export const Comment = v.object({
  id: v.number(),
  name: v.string(),
  message: v.string(),
  created_at: v.string(),
});
export type Comment = v.InferOutput<typeof Comment>;

export const CommentList = v.array(Comment);
export type CommentList = v.InferOutput<typeof CommentList>;

/** Answer to an accepted comment. */
export const Accepted = v.object({ status: v.literal('success'), message: v.string() });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Answer to every request that fails. `fields` names a problem for each wrong field. */
export const Failure = v.object({
  status: v.literal('error'),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof Failure>;
