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
import { COMMENT_LIMITS } from './comments.ts';
import { cleanLine, cleanText, emailAddress, maybe, queryText, typed } from './text.ts';

export * from './admin-enquiries.ts';
export * from './admin-outbox.ts';
export * from './admin-people.ts';
export * from './admin-posts.ts';
export * from './admin-roles.ts';
export * from './admin-words.ts';
export { pictureSize } from './picture-names.ts';

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
/** `DELETE /api/admin/account/totp`; the code shows that it is not just a session that somebody has left open. */
export const TotpOff = v.object({ password, code });
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

/** Response to a deletion. */
export const Deleted = v.object({
  ...Done.entries,
  /** Whether the log of the database was busy, so that it has the content for up to an hour. */
  remains: v.boolean(),
});

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
  /** The company's answer, with its time and the email address of the administrator who wrote it. */
  answer: v.nullable(v.string()),
  answered_at: v.nullable(v.string()),
  answered_by: v.nullable(v.string()),
  post: v.object({ slug: v.string(), title: v.string() }),
});
export type AdminComment = v.InferOutput<typeof AdminComment>;

export const AdminCommentList = v.object({
  comments: v.array(AdminComment),
  counts: countsOf(COMMENT_STATUSES),
  /** Highest id of the view, on all pages; 0 if it is empty. */
  newest: v.number(),
  pagination: Pagination,
});
export type AdminCommentList = v.InferOutput<typeof AdminCommentList>;

/** `POST /api/admin/comments/decide`: about some comments. */
export const Decision = v.object({
  ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_BULK)),
  status: v.picklist(COMMENT_STATUSES),
  /** The status that they were seen with: others keep theirs. Without it all change. */
  from: v.optional(v.picklist(COMMENT_STATUSES)),
});
/** The comments that were changed. */
export const Decided = v.object({ ids: v.array(v.number()) });

/** `POST /api/admin/comments/delete`. */
export const CommentDeletion = v.pick(Decision, ['ids', 'from']);
export const DeletedComments = v.object({ ...Deleted.entries, ...Decided.entries });

/** `POST /api/admin/comments/decide-view`: about all comments of a view, on all of its pages. */
export const ViewDecision = v.object({
  status: v.picklist(COMMENT_STATUSES),
  /** The status that the view lists. */
  from: v.picklist(COMMENT_STATUSES),
  /** The `newest` of the view when it was read: comments that arrived since keep their status. */
  newest: rowId,
  /** Only those that this decision changed, to undo it. */
  decided_at: v.optional(v.string()),
});
export type ViewDecision = v.InferOutput<typeof ViewDecision>;
/** `POST /api/admin/comments/delete-view`. */
export const ViewDeletion = v.pick(ViewDecision, ['from', 'newest']);
export type ViewDeletion = v.InferOutput<typeof ViewDeletion>;
export const DeletedView = v.object({ ...Deleted.entries, count: v.number() });

/** How many were changed, and what identifies the decision. */
export const ViewDecided = v.object({ count: v.number(), decided_at: v.string() });

/** `PUT /api/admin/comments/{id}/answer`: publishes the company's answer, and approves a pending comment. */
export const CommentAnswer = v.object({
  /** An empty text removes the answer. */
  answer: maybe(cleanText, COMMENT_LIMITS.message),
  /** The `answered_at` of the comment when it was read; 409 if it has changed. */
  before: v.nullable(v.string()),
});
export type CommentAnswer = v.InferOutput<typeof CommentAnswer>;

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
  /** When a mail server refused the address for good; no issue is sent to it. */
  bounced_at: v.nullable(v.string()),
});
export type AdminSubscriber = v.InferOutput<typeof AdminSubscriber>;
export const AdminSubscriberList = v.object({
  subscribers: v.array(AdminSubscriber),
  counts: countsOf(SUBSCRIBER_STATUSES),
  pagination: Pagination,
});

const issueFields = {
  /** Id of the article. */
  id: v.number(),
  title: v.string(),
  /** When it was sent; null if it has not been. */
  started_at: v.nullable(v.string()),
  /** While it is set, no more mails are sent. */
  stopped_at: v.nullable(v.string()),
  /** How many get it, or got it. Those who have left meanwhile are in no other count. */
  recipients: v.number(),
  /** Number of mails that have not left. */
  waiting: v.number(),
};

/** `GET /api/admin/issues`: published articles, newest first. */
export const AdminIssueList = v.object({
  issues: v.array(v.object({ ...issueFields, published_at: v.string() })),
  /** Number of confirmed subscribers whose addresses work. */
  recipients: v.number(),
  pagination: Pagination,
  /** Whether a mail server is configured. */
  sending: v.boolean(),
});

/** `GET /api/admin/issues/{id}`. */
export const AdminIssue = v.object({
  ...issueFields,
  /** The mail as plain text. */
  text: v.string(),
  /** Email address of the administrator who sent it. */
  started_by: v.nullable(v.string()),
  sent: v.number(),
  failed: v.number(),
  sending: v.boolean(),
});
export type AdminIssue = v.InferOutput<typeof AdminIssue>;

/** `PUT /api/admin/issues/{id}/hold`: stops an issue, or continues it. */
export const IssueHold = v.object({ stop: v.boolean() });

export const PageQuery = v.object({ page });
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Email address of the administrator, `command line` or `not signed in`. */
  who: v.string(),
  /** Such as `comment approved`. */
  action: v.string(),
  /** Such as `comment 12`; never a visitor's name or address. */
  subject: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
export const AuditList = v.object({ entries: v.array(AuditEntry), pagination: Pagination });
