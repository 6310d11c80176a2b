import * as v from 'valibot';
import { cleanLine, cleanText, emailAddress, typed, wholeNumber } from './text.ts';

/** Maximum lengths in UTF-16 units, like HTML's `maxlength`; `body` in bytes. */
export const COMMENT_LIMITS = {
  name: 80,
  email: 254,
  message: 5000,
  body: 64 * 1024,
} as const;

/** `GET /api/comments`. */
export const CommentListQuery = v.object(
  { blog_id: wholeNumber('blog_id', Number.MAX_SAFE_INTEGER) },
  'blog_id is required',
);

/**
 * The fields of the form. `website` is a honeypot: it is hidden, so only bots fill it in. `fill_ms` is the time in
 * milliseconds between showing and sending the form, measured by the browser; it is absent without JavaScript.
 */
export const CommentFields = v.object({
  name: typed(cleanLine, COMMENT_LIMITS.name),
  email: emailAddress(COMMENT_LIMITS.email),
  message: typed(cleanText, COMMENT_LIMITS.message),
  website: v.optional(v.string(), ''),
  fill_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type CommentFields = v.InferOutput<typeof CommentFields>;

/** JSON body of `POST /api/comments`. */
export const CommentInput = v.object({
  /** The post it belongs to. */
  blog_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  ...CommentFields.entries,
});
export type CommentInput = v.InferInput<typeof CommentInput>;

/** An approved comment, without the email address. */
export const Comment = v.object({
  id: v.number(),
  name: v.string(),
  message: v.string(),
  created_at: v.string(),
  /** The company's answer. */
  answer: v.optional(v.object({ message: v.string(), created_at: v.string() })),
});
export type Comment = v.InferOutput<typeof Comment>;

export const CommentList = v.array(Comment);
export type CommentList = v.InferOutput<typeof CommentList>;
