/** Schemas of the requests and responses of the admin area; no public page loads them. */
import * as v from 'valibot';
import { Person } from './admin-people.ts';
import {
  ADMIN_LIMITS,
  COMMENT_STATUSES,
  countsOf,
  MAX_BULK,
  page,
  rowId,
  SUBSCRIBER_STATUSES,
} from './admin-words.ts';
import { Pagination } from './blogs.ts';
import { cleanLine, emailAddress, queryText, typed } from './text.ts';

export * from './admin-enquiries.ts';
export * from './admin-outbox.ts';
export * from './admin-people.ts';
export * from './admin-posts.ts';
export * from './admin-roles.ts';
export * from './admin-words.ts';

// Accounts

const password = v.pipe(v.optional(v.string(), ''), v.maxLength(ADMIN_LIMITS.password.max));
const newPassword = v.pipe(
  v.optional(v.string(), ''),
  v.minLength(ADMIN_LIMITS.password.min, `too-short: ${ADMIN_LIMITS.password.min}`),
  v.maxLength(ADMIN_LIMITS.password.max, `too-long: ${ADMIN_LIMITS.password.max}`),
);
const code = v.pipe(v.optional(v.string(), ''), v.maxLength(20));

/** `POST /api/admin/session`; with a `code` if the account requires one-time codes. */
export const SignIn = v.object({ email: emailAddress(254), password, code });

/** `POST /api/admin/welcome`: accepts an invitation. */
export const Welcome = v.object({
  token: v.string(),
  name: typed(cleanLine, 80),
  /** Ignored if the invitation has an email address. */
  email: v.optional(emailAddress(254)),
  password: newPassword,
});

export const InvitationQuery = v.object({ token: v.optional(v.string(), '') });
export const Invitation = v.object({ email: v.nullable(v.string()) });

/** `PUT /api/admin/account/password`. */
export const PasswordChange = v.object({ current: password, password: newPassword });
/** `PUT /api/admin/account/totp`: turns one-time codes on. */
export const TotpOn = v.object({ password, secret: v.string(), code });
/** `DELETE /api/admin/account/totp`. */
export const TotpOff = v.object({ password });
/** A new secret; it takes effect only with `PUT /api/admin/account/totp` and a valid code. */
export const TotpOffer = v.object({ secret: v.string(), address: v.string() });

export const Administrator = v.omit(Person, ['created_at']);
export type Administrator = v.InferOutput<typeof Administrator>;

/** The signed-in account, and the number of pending items per area. */
export const Session = v.object({
  administrator: Administrator,
  /** `mails` counts only failed mails. */
  waiting: v.object({ comments: v.number(), enquiries: v.number(), mails: v.number() }),
});
export type Session = v.InferOutput<typeof Session>;

export const Done = v.object({ status: v.literal('success') });

/** `GET /api/admin/comments`. */
export const AdminCommentQuery = v.object({
  page,
  status: v.optional(v.picklist(COMMENT_STATUSES), 'pending'),
});

export const AdminComment = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  status: v.picklist(COMMENT_STATUSES),
  score: v.number(),
  reasons: v.array(v.string()),
  created_at: v.string(),
  post: v.object({ slug: v.string(), title: v.string() }),
});
export type AdminComment = v.InferOutput<typeof AdminComment>;

export const AdminCommentList = v.object({
  comments: v.array(AdminComment),
  counts: countsOf(COMMENT_STATUSES),
  pagination: Pagination,
});
export type AdminCommentList = v.InferOutput<typeof AdminCommentList>;

/** `POST /api/admin/comments/decide`. */
export const Decision = v.object({
  ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_BULK)),
  status: v.picklist(COMMENT_STATUSES),
  /** The status that they were seen with: others keep theirs. Without it all change. */
  from: v.optional(v.picklist(COMMENT_STATUSES)),
});
export const Decided = v.object({ ids: v.array(v.number()) });

/** `GET /api/admin/subscribers`. */
export const AdminSubscriberQuery = v.object({
  page,
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
  /** Part of the email address. */
  search: v.optional(queryText),
});
export const AdminSubscriber = v.object({
  id: v.number(),
  /** In lower case. */
  email: v.string(),
  status: v.picklist(SUBSCRIBER_STATUSES),
  created_at: v.string(),
  changed_at: v.string(),
});
export type AdminSubscriber = v.InferOutput<typeof AdminSubscriber>;
export const AdminSubscriberList = v.object({
  subscribers: v.array(AdminSubscriber),
  counts: countsOf(SUBSCRIBER_STATUSES),
  pagination: Pagination,
});

export const PageQuery = v.object({ page });
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Email address of the administrator, or `command line`. */
  who: v.string(),
  /** Such as `comment approved`. */
  action: v.string(),
  /** Such as `comment 12`; never a visitor's name or address. */
  subject: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
export const AuditList = v.object({ entries: v.array(AuditEntry), pagination: Pagination });
