/** Shapes of the administration's requests and answers; no public page loads them. */
import * as v from 'valibot';
import { Pagination } from './blogs.ts';
import { ENQUIRY_KINDS } from './enquiry-words.ts';
import { cleanLine, cleanText, emailAddress, nameOfPerson, wholeNumber } from './text.ts';

/** Rows on one page of a list. */
export const ADMIN_PAGE_SIZE = 25;
/** Most comments that one decision may cover. */
export const MAX_BULK = 200;
/** Longest accepted values in UTF-16 units; `picture` in bytes. */
export const ADMIN_LIMITS = {
  password: { min: 12, max: 200 },
  line: 200,
  excerpt: 500,
  content: 200_000,
  labels: 12,
  picture: 10 * 1024 * 1024,
} as const;

export const COMMENT_STATUSES = ['pending', 'approved', 'rejected', 'spam'] as const;
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export const ENQUIRY_STATUSES = ['new', 'read', 'closed', 'spam'] as const;
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** Every sentence of the administration that the service writes. */
export const ADMIN_TEXTS = {
  signIn: 'Please sign in.',
  wrongPassword: 'The e-mail address or the password is wrong.',
  wrongOwnPassword: 'The password is wrong.',
  codeNeeded: 'Please enter the code of your authenticator app.',
  wrongCode: 'The code is wrong or was used before. Please enter the next one.',
  locked: 'Too many attempts failed. Please wait before you try again.',
  origin: 'This request did not come from a page of this site.',
  invitation: 'This link is not valid any more. Ask for a new one with the command create-admin.',
  shortPassword: `Please choose a password of at least ${ADMIN_LIMITS.password.min} characters.`,
  sameAsEmail: 'Please choose a password that is not your e-mail address.',
  invalidFields: 'Please correct the marked fields.',
  stale:
    'Somebody else has saved this post since you opened it. Your text is still here: copy what you need, then open the post again.',
  slugTaken: 'Another post has this address.',
  slugFixed: 'The address of a post that readers have seen stays as it is.',
  missing: 'This is not here any more.',
  picture: 'Please choose a PNG, JPG, WebP or AVIF picture of up to 10 MB.',
} as const;

// Accounts

const password = v.pipe(v.optional(v.string(), ''), v.maxLength(ADMIN_LIMITS.password.max));
const newPassword = v.pipe(
  v.optional(v.string(), ''),
  v.minLength(ADMIN_LIMITS.password.min, ADMIN_TEXTS.shortPassword),
  v.maxLength(ADMIN_LIMITS.password.max, 'This password is too long.'),
);
const code = v.pipe(v.optional(v.string(), ''), v.maxLength(20));

/** `POST /api/admin/session`; `code` when the account asks for one. */
export const SignIn = v.object({ email: emailAddress(254), password, code });

/** `POST /api/admin/welcome`: makes the account of an invitation. */
export const Welcome = v.object({
  token: v.string(),
  name: nameOfPerson(80),
  /** Left out where the invitation names it. */
  email: v.optional(emailAddress(254)),
  password: newPassword,
});

export const InvitationQuery = v.object({ token: v.optional(v.string(), '') });
export const Invitation = v.object({ email: v.nullable(v.string()) });

/** `PUT /api/admin/account/password`. */
export const PasswordChange = v.object({ current: password, password: newPassword });
/** `PUT /api/admin/account/totp`: asks for codes from now on. */
export const TotpOn = v.object({ password, secret: v.string(), code });
/** `DELETE /api/admin/account/totp`. */
export const TotpOff = v.object({ password });
/** A key that is not in force before a code of it was given back. */
export const TotpOffer = v.object({ secret: v.string(), address: v.string() });

export const Administrator = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  totp: v.boolean(),
});
export type Administrator = v.InferOutput<typeof Administrator>;

/** Who is signed in, and what waits. */
export const Session = v.object({
  administrator: Administrator,
  waiting: v.object({ comments: v.number(), enquiries: v.number() }),
});
export type Session = v.InferOutput<typeof Session>;

export const Done = v.object({ status: v.literal('success') });

// Lists

const page = v.optional(wholeNumber('page', 1_000_000), '1');

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
  /** How many there are of each status. */
  counts: v.record(v.picklist(COMMENT_STATUSES), v.number()),
  pagination: Pagination,
});
export type AdminCommentList = v.InferOutput<typeof AdminCommentList>;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** `POST /api/admin/comments/decide`. */
export const Decision = v.object({
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_BULK)),
  status: v.picklist(COMMENT_STATUSES),
});
export const Decided = v.object({ ids: v.array(v.number()) });

/** `GET /api/admin/posts`. */
export const AdminPostQuery = v.object({ page, state: v.optional(v.picklist(POST_STATES)) });

export const AdminPostSummary = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  state: v.picklist(POST_STATES),
  published_at: v.nullable(v.string()),
  updated_at: v.string(),
  updated_by: v.nullable(v.string()),
});
export type AdminPostSummary = v.InferOutput<typeof AdminPostSummary>;

export const AdminPostList = v.object({
  posts: v.array(AdminPostSummary),
  pagination: Pagination,
});

const optionalLine = v.pipe(
  v.optional(v.string(), ''),
  v.transform(cleanLine),
  v.maxLength(ADMIN_LIMITS.line, `This can have up to ${ADMIN_LIMITS.line} characters.`),
);
const requiredLine = v.pipe(optionalLine, v.nonEmpty('Please fill this in.'));
const labels = v.pipe(
  v.optional(v.array(v.string()), []),
  v.transform((names) => names.map(cleanLine).filter((name) => /[\p{L}\p{N}]/u.test(name))),
  v.maxLength(ADMIN_LIMITS.labels, `At most ${ADMIN_LIMITS.labels} of these.`),
  v.everyItem((name) => name.length <= 60, 'Each can have up to 60 characters.'),
);

/** What an editor writes. Empty texts are stored as absent. */
export const PostInput = v.object({
  title: requiredLine,
  /** Made of the title when it is empty. */
  slug: v.pipe(
    optionalLine,
    v.regex(
      /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
      'Please use lower-case letters and digits, joined by hyphens.',
    ),
  ),
  excerpt: v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanLine),
    v.maxLength(ADMIN_LIMITS.excerpt, `This can have up to ${ADMIN_LIMITS.excerpt} characters.`),
  ),
  content: v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanText),
    v.maxLength(
      ADMIN_LIMITS.content,
      `This can have up to ${ADMIN_LIMITS.content / 1000},000 characters.`,
    ),
  ),
  /** Name of a stored picture. */
  image: v.pipe(
    optionalLine,
    v.regex(/^(\w[\w.-]*\.(webp|avif|png|jpe?g|gif))?$/i, 'Please choose a stored picture.'),
  ),
  image_caption: optionalLine,
  author_name: optionalLine,
  author_bio: v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanLine),
    v.maxLength(ADMIN_LIMITS.excerpt, `This can have up to ${ADMIN_LIMITS.excerpt} characters.`),
  ),
  meta_title: optionalLine,
  meta_description: optionalLine,
  meta_keywords: optionalLine,
  categories: labels,
  tags: labels,
  status: v.picklist(['draft', 'published']),
  /** ISO 8601. A published post without one is published now; one in the future waits for it. */
  published_at: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp('Please enter a day and a time.'))),
    null,
  ),
});
export type PostInput = v.InferInput<typeof PostInput>;

/** `PUT /api/admin/posts/{id}`: `version` is that of the post the editor began with. */
export const PostUpdate = v.object({ ...PostInput.entries, version: v.string() });

export const AdminPost = v.object({
  ...AdminPostSummary.entries,
  excerpt: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
  image_caption: v.nullable(v.string()),
  author_name: v.nullable(v.string()),
  author_bio: v.nullable(v.string()),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
  meta_keywords: v.nullable(v.string()),
  categories: v.array(v.string()),
  tags: v.array(v.string()),
  version: v.string(),
});
export type AdminPost = v.InferOutput<typeof AdminPost>;

export const Revision = v.object({
  id: v.number(),
  title: v.string(),
  saved_at: v.string(),
  saved_by: v.nullable(v.string()),
});
export type Revision = v.InferOutput<typeof Revision>;
export const RevisionList = v.object({ revisions: v.array(Revision) });

export const Saved = v.object({ id: v.number() });

/** `POST /api/admin/pictures`: what the file was called. */
export const PictureQuery = v.object({ name: v.optional(v.string(), '') });
/** A stored picture: its name under `/uploads/`. */
export const Picture = v.object({ name: v.string() });

/** `GET /api/admin/enquiries`; without a status all but spam. */
export const AdminEnquiryQuery = v.object({
  page,
  status: v.optional(v.picklist(ENQUIRY_STATUSES)),
});

export const AdminEnquirySummary = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.picklist(ENQUIRY_KINDS),
  status: v.picklist(ENQUIRY_STATUSES),
  name: v.string(),
  subject: v.string(),
  files: v.number(),
  created_at: v.string(),
});
export type AdminEnquirySummary = v.InferOutput<typeof AdminEnquirySummary>;

export const AdminEnquiryList = v.object({
  enquiries: v.array(AdminEnquirySummary),
  counts: v.record(v.picklist(ENQUIRY_STATUSES), v.number()),
  pagination: Pagination,
});

export const AdminEnquiry = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.picklist(ENQUIRY_KINDS),
  status: v.picklist(ENQUIRY_STATUSES),
  name: v.string(),
  email: v.string(),
  fields: v.record(v.string(), v.string()),
  files: v.array(
    v.object({ id: v.number(), name: v.string(), type: v.string(), size: v.number() }),
  ),
  created_at: v.string(),
});
export type AdminEnquiry = v.InferOutput<typeof AdminEnquiry>;

/** `PATCH /api/admin/enquiries/{id}`. */
export const EnquiryChange = v.object({ status: v.picklist(ENQUIRY_STATUSES) });

/** `GET /api/admin/subscribers`. */
export const AdminSubscriberQuery = v.object({
  page,
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
});
export const AdminSubscriberList = v.object({
  subscribers: v.array(
    v.object({
      id: v.number(),
      email: v.string(),
      status: v.picklist(SUBSCRIBER_STATUSES),
      created_at: v.string(),
      changed_at: v.string(),
    }),
  ),
  counts: v.record(v.picklist(SUBSCRIBER_STATUSES), v.number()),
  pagination: Pagination,
});

export const PageQuery = v.object({ page });
export const AuditList = v.object({
  entries: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      who: v.string(),
      action: v.string(),
      subject: v.string(),
    }),
  ),
  pagination: Pagination,
});
