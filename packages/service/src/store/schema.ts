import type { Generated } from 'kysely';
import type { COMMENT_STATUSES, ENQUIRY_STATUSES, SUBSCRIBER_STATUSES } from '../contract/admin.ts';
import type { EnquiryKind } from '../contract/index.ts';

/** All times are ISO 8601 text in UTC with milliseconds, so that text order is time order. */
type Time = string;

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export type CommentStatus = (typeof COMMENT_STATUSES)[number];

interface PostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  /** Light markup. */
  content: string;
  /** File name in the uploads folder. */
  image: string | null;
  image_caption: string | null;
  author_name: string | null;
  author_bio: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  status: PostStatus;
  /** A published post is visible from this time on; a draft may have none yet. */
  published_at: Time | null;
  /** When the row was written first; readers see `published_at`. */
  created_at: Time;
  updated_at: Time;
  /** E-mail address of the administrator who saved it; null after an import. */
  updated_by: string | null;
  /** Hash of the imported file; null for posts that came another way. */
  source_hash: string | null;
}

interface LabelsTable {
  id: Generated<number>;
  slug: string;
  name: string;
}

interface PostCategoriesTable {
  post_id: number;
  category_id: number;
  position: number;
}

interface PostTagsTable {
  post_id: number;
  tag_id: number;
  position: number;
}

interface CommentsTable {
  id: Generated<number>;
  post_id: number;
  name: string;
  email: string;
  message: string;
  status: CommentStatus;
  created_at: Time;
  moderated_at: Time | null;
  idempotency_key: string | null;
  /** Points that speak against it. */
  score: Generated<number>;
  /** What they were given for: a JSON array of words. */
  reasons: Generated<string>;
  /** Equal for equal texts. */
  fingerprint: string | null;
}

interface RateLimitsTable {
  /** Hash of a network or address, with what is counted of it. */
  bucket: string;
  used: number;
  resets_at: Time;
}

interface SecretsTable {
  name: string;
  value: string;
}

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

interface EnquiriesTable {
  id: Generated<number>;
  /** What the visitor can name. */
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  /** The other fields of the form: a JSON object of texts. */
  fields: string;
  created_at: Time;
  idempotency_key: string | null;
}

interface FilesTable {
  id: Generated<number>;
  /** Null until the enquiry is stored; rows that stay so are swept away. */
  enquiry_id: number | null;
  name: string;
  type: string;
  size: number;
  created_at: Time;
}

/** Files in pieces, so that no process holds a whole one in memory. */
interface FileChunksTable {
  file_id: number;
  position: number;
  bytes: Uint8Array;
}

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

interface SubscribersTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  status: SubscriberStatus;
  created_at: Time;
  changed_at: Time;
}

interface SubscriberTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  subscriber_id: number;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Time | null;
}

/** Mails to send, about an enquiry or to a subscriber; their words are made when they are sent. */
interface OutboxTable {
  id: Generated<number>;
  enquiry_id: number | null;
  subscriber_id: number | null;
  attempts: Generated<number>;
  /** Not before this time; while a process sends the mail, the end of its lease. */
  due_at: Time;
  lease: string | null;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  last_error: string | null;
  created_at: Time;
  ended_at: Time | null;
}

interface AdministratorsTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  name: string;
  /** Argon2id, with its parameters. */
  password_hash: string;
  /** Key of the one-time codes, base32; null when none are asked for. */
  totp_secret: string | null;
  /** Time step of the last code that was used; it is not taken again. */
  totp_step: number | null;
  created_at: Time;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  hash: string;
  administrator_id: number;
  created_at: Time;
  seen_at: Time;
}

/** One-time links that make an administrator, or give one a new password. */
interface InvitationsTable {
  /** SHA-256 of the token. */
  hash: string;
  /** Null for the first administrator, who names it. */
  email: string | null;
  expires_at: Time;
}

/** Sign-ins that failed, by the hash of an account, alone and with a network. */
interface LockOutsTable {
  name: string;
  failures: number;
  locked_until: Time;
  forgotten_at: Time;
}

interface AuditLogTable {
  id: Generated<number>;
  at: Time;
  /** E-mail address of the administrator, or `command line`. */
  who: string;
  /** What was done, such as `comment approved`. */
  action: string;
  /** What it was done to, such as `comment 12`; never a visitor's name or address. */
  subject: string;
}

/** A post as it was before a change. */
interface PostRevisionsTable {
  id: Generated<number>;
  post_id: number;
  /** When and by whom this version was made. */
  saved_at: Time;
  saved_by: string | null;
  /** A JSON object of all fields, categories and tags. */
  post: string;
}

/** Pictures uploaded by administrators, served under `/uploads/`. */
interface PicturesTable {
  name: string;
  bytes: Uint8Array;
  created_at: Time;
}

/** Tables that both engines share; the search index is each engine's own. */
export interface Database {
  posts: PostsTable;
  categories: LabelsTable;
  tags: LabelsTable;
  post_categories: PostCategoriesTable;
  post_tags: PostTagsTable;
  comments: CommentsTable;
  enquiries: EnquiriesTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
  subscribers: SubscribersTable;
  subscriber_tokens: SubscriberTokensTable;
  outbox: OutboxTable;
  administrators: AdministratorsTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  lock_outs: LockOutsTable;
  audit_log: AuditLogTable;
  post_revisions: PostRevisionsTable;
  pictures: PicturesTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}
