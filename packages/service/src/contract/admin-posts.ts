import * as v from 'valibot';
import { ADMIN_LIMITS, MAX_BULK, POST_STATES, page, rowId } from './admin-words.ts';
import { Pagination } from './blogs.ts';
import { imageType } from './picture-names.ts';
import { cleanLine, cleanText, isCalendarDay, maybe, queryText } from './text.ts';

/** `GET /api/admin/posts`. */
export const AdminPostQuery = v.object({
  page,
  /** Only `deleted` lists deleted posts. */
  state: v.optional(v.picklist([...POST_STATES, 'deleted'])),
  /** Slug of a category. */
  category: v.optional(queryText),
  search: v.optional(queryText),
});

export const AdminPostSummary = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  state: v.picklist(POST_STATES),
  /** When a published post becomes visible; null for drafts without a date. */
  published_at: v.nullable(v.string()),
  updated_at: v.string(),
  /** Email address of the administrator who saved it; null after an import. */
  updated_by: v.nullable(v.string()),
  /** When the post was deleted; it can be restored for at least 30 days. */
  deleted_at: v.nullable(v.string()),
});
export type AdminPostSummary = v.InferOutput<typeof AdminPostSummary>;

export const AdminPostList = v.object({
  posts: v.array(AdminPostSummary),
  pagination: Pagination,
});

const optionalLine = maybe(cleanLine, ADMIN_LIMITS.line);
/** Converts an empty text to null. */
const absent = v.transform((text: string) => text || null);
const maybeLine = v.pipe(optionalLine, absent);
const excerpt = maybe(cleanLine, ADMIN_LIMITS.excerpt);
const requiredLine = v.pipe(optionalLine, v.nonEmpty('missing'));
const labels = v.pipe(
  v.optional(v.array(v.string()), []),
  v.transform((names) => names.map(cleanLine).filter(Boolean)),
  v.everyItem((name) => /[\p{L}\p{N}]/u.test(name), 'letterless'),
  v.maxLength(ADMIN_LIMITS.labels, `too-many: ${ADMIN_LIMITS.labels}`),
  v.everyItem((name) => name.length <= 60, 'each-too-long: 60'),
);

/** A post as an editor submits it. */
export const PostInput = v.object({
  title: requiredLine,
  /** Made from the title if empty. */
  slug: v.pipe(optionalLine, v.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'invalid')),
  excerpt,
  content: maybe(cleanText, ADMIN_LIMITS.content),
  /** Name of a stored picture. */
  image: v.pipe(
    optionalLine,
    v.check((name) => !name || imageType(name) !== undefined, 'invalid'),
    absent,
  ),
  image_caption: maybeLine,
  author_name: maybeLine,
  author_bio: v.pipe(excerpt, absent),
  ...v.entriesFromList(['meta_title', 'meta_description', 'meta_keywords'], maybeLine),
  categories: labels,
  tags: labels,
  status: v.picklist(['draft', 'published']),
  /** ISO 8601; a future time schedules the post. Without it, it is published now, or keeps its time if it is public. */
  published_at: v.optional(
    v.nullable(
      v.pipe(v.string(), v.isoTimestamp('invalid'), v.check(isCalendarDay, 'no-such-day')),
    ),
    null,
  ),
});
export type PostInput = v.InferInput<typeof PostInput>;

/** `PUT /api/admin/posts/{id}`: `version` is that of the post when the editor opened it. */
export const PostUpdate = v.object({
  ...PostInput.entries,
  version: v.string(),
  /** The state that the post should have afterwards; 409 if it would have another. */
  expected: v.optional(v.picklist(POST_STATES)),
});

/** `PUT /api/admin/posts/{id}/autosave`: unsaved edits. */
export const PostAutosave = v.object({
  ...v.omit(PostUpdate, ['status', 'expected']).entries,
  /** Id of this form's previous autosave, to update it. Without it, a new autosave is added. */
  revision: v.nullish(rowId),
});

const maybeText = v.nullable(v.string());

export const AdminPost = v.object({
  ...AdminPostSummary.entries,
  excerpt: v.string(),
  /** Light markup. */
  content: v.string(),
  /** `image` is a file name under `/uploads/`. */
  ...v.entriesFromList(['image', 'image_caption', 'author_name', 'author_bio'], maybeText),
  ...v.entriesFromList(['meta_title', 'meta_description', 'meta_keywords'], maybeText),
  categories: v.array(v.string()),
  tags: v.array(v.string()),
  version: v.string(),
  /** When its last preview link expires; null if there is none. */
  preview_until: v.nullable(v.string()),
});
export type AdminPost = v.InferOutput<typeof AdminPost>;

/** A preview link: the token for `GET /api/blogs/preview`, and when it expires. */
export const PreviewLink = v.object({ token: v.string(), expires_at: v.string() });
export type PreviewLink = v.InferOutput<typeof PreviewLink>;

export const Revision = v.object({
  id: v.number(),
  title: v.string(),
  saved_at: v.string(),
  saved_by: v.nullable(v.string()),
  /** Whether it is an autosave, which was never saved to the post. */
  autosaved: v.boolean(),
  /** Fields that differ from the post as it is now, of those that restoring a version changes. */
  differs: v.array(v.string()),
});
export type Revision = v.InferOutput<typeof Revision>;
export const RevisionList = v.object({ revisions: v.array(Revision) });

/** The id and version of a stored post. */
export const Saved = v.object({ id: v.number(), version: v.string() });
export type Saved = v.InferOutput<typeof Saved>;

/** Response to an autosave; `revision` is its id, or null if the edits equal the saved post. */
export const Autosaved = v.object({ ...Saved.entries, revision: v.nullable(v.number()) });
export type Autosaved = v.InferOutput<typeof Autosaved>;

/** `PUT /api/admin/categories/order`: slugs in display order. */
export const CategoryOrder = v.object({
  slugs: v.pipe(v.array(queryText), v.maxLength(MAX_BULK)),
});

/** `POST /api/admin/categories/rename`. */
export const CategoryName = v.object({
  slug: queryText,
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty('missing'),
    v.regex(/[\p{L}\p{N}]/u, 'letterless'),
    v.maxLength(60, 'too-long: 60'),
  ),
  /** Whether another category may have the name: it gets the posts. */
  merge: v.optional(v.boolean(), false),
});
export type CategoryName = v.InferOutput<typeof CategoryName>;

export const pictureShapes = ['cover', 'own'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** Query of `POST /api/admin/pictures`. */
export const PictureQuery = v.object({
  /** The original file name. */
  name: v.optional(v.string(), ''),
  /** `cover` crops to the size of covers, `own` keeps the shape and never enlarges. */
  shape: v.optional(v.picklist(pictureShapes), 'cover'),
});
/** A stored picture: its name under `/uploads/`. */
export const Picture = v.object({ name: v.string() });
/** Response to an upload; `enlarged` if the file was smaller than a cover. */
export const AddedPicture = v.object({ ...Picture.entries, enlarged: v.boolean() });

/** Path of `DELETE /api/admin/pictures/{name}`. */
export const PicturePath = v.object({ name: queryText });

/** `GET /api/admin/pictures`. */
export const AdminPicture = v.object({
  ...Picture.entries,
  /** Null for pictures of imported articles, which cannot be deleted here. */
  created_at: v.nullable(v.string()),
  /** Posts that show it. */
  posts: v.array(v.object({ id: v.number(), title: v.string() })),
});
export const AdminPictureList = v.object({
  pictures: v.array(AdminPicture),
  pagination: Pagination,
});
