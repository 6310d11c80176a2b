import type { Generated } from 'kysely';
import type {
  COMMENT_STATUSES,
  ENQUIRY_ENTRY_KINDS,
  ENQUIRY_STATUSES,
  MAIL_STATUSES,
  Role,
  SUBSCRIBER_STATUSES,
} from '../contract/admin.ts';
import type { EnquiryKind } from '../contract/index.ts';

/** ISO 8601 text in UTC with milliseconds, so that text order is chronological order. */
type Time = string;

type Id = Generated<number>;

export const postStatuses = ['draft', 'published'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export type MailStatus = (typeof MAIL_STATUSES)[number];

interface LabelsTable {
  id: Id;
  slug: string;
  name: string;
}

type LinksTable<Label extends string> = Record<'post_id' | 'position' | Label, number>;

/** Tables that the migrations make, without the index of posts, which differs between engines. A test compares them. */
export interface Database {
  posts: {
    id: Id;
    slug: string;
    title: string;
    excerpt: string;
    /** Light markup. */
    content: string;
    image: string | null;
    image_caption: string | null;
    author_name: string | null;
    author_bio: string | null;
    meta_title: string | null;
    meta_description: string | null;
    meta_keywords: string | null;
    status: (typeof postStatuses)[number];
    published_at: Time | null;
    /** When the row was inserted; readers see `published_at`. */
    created_at: Time;
    updated_at: Time;
    /** Email address of the administrator; null after an import. */
    updated_by: string | null;
    deleted_at: Time | null;
    /** Hash of the imported file; null for posts that were not imported. */
    source_hash: string | null;
  };
  categories: LabelsTable & {
    /** Position in the order set by an editor; null if none is set. */
    place: number | null;
    /** For a former name: the category that has its posts now. */
    merged_into: number | null;
  };
  tags: LabelsTable;
  post_categories: LinksTable<'category_id'>;
  post_tags: LinksTable<'tag_id'>;
  /** Earlier states of posts (revisions) and unsaved edits (autosaves). */
  post_revisions: {
    id: Id;
    post_id: number;
    /** When and by whom (`saved_by`) this state was saved. */
    saved_at: Time;
    saved_by: string | null;
    /** A JSON object of all fields, categories and tags. */
    post: string;
    /** 1 for an autosave, 0 for a revision. */
    autosaved: Generated<number>;
  };
  /** Preview links, which show a post with its latest edits without signing in. */
  post_previews: {
    /** SHA-256 of the token. */
    hash: string;
    post_id: number;
    expires_at: Time;
  };
  /** Pictures uploaded by administrators, served under `/uploads/`. */
  pictures: {
    name: string;
    bytes: Uint8Array;
    created_at: Time;
  };
  comments: {
    id: Id;
    post_id: number;
    name: string;
    email: string;
    message: string;
    status: CommentStatus;
    created_at: Time;
    moderated_at: Time | null;
    idempotency_key: string | null;
    /** Spam score. */
    score: Generated<number>;
    /** Reasons for the score: a JSON array of strings. */
    reasons: Generated<string>;
    /** Hash of the normalized text, to find duplicates. */
    fingerprint: string | null;
    /** The company's answer, with its time and the email address of the administrator who wrote it. */
    answer: string | null;
    answered_at: Time | null;
    answered_by: string | null;
  };
  enquiries: {
    id: Id;
    reference: string;
    kind: EnquiryKind;
    status: (typeof ENQUIRY_STATUSES)[number];
    name: string;
    email: string;
    /** The other fields of the form: a JSON object of strings. */
    fields: string;
    created_at: Time;
    idempotency_key: string | null;
    /** Reasons why it looks like spam: a JSON array of strings. */
    reasons: Generated<string>;
    /** The visitor's selection: an `EnquiryRequest` as JSON. */
    request: string | null;
    assignee_id: number | null;
    /** Incremented by every change of status or assignee and by every reply. */
    version: Generated<number>;
  };
  /** Folded text in which the search looks for an enquiry. */
  enquiries_search: {
    enquiry_id: number;
    text: string;
  };
  /** Notes of administrators about an enquiry, and replies to its sender. */
  enquiry_entries: {
    id: Id;
    enquiry_id: number;
    kind: (typeof ENQUIRY_ENTRY_KINDS)[number];
    /** Email address of the administrator. */
    author: string;
    subject: string | null;
    text: string;
    created_at: Time;
    idempotency_key: string | null;
  };
  files: {
    id: Id;
    /** Null until the enquiry is stored; orphaned rows are deleted. */
    enquiry_id: number | null;
    /** The reply that the file is sent with; null for files of the visitor. */
    entry_id: number | null;
    name: string;
    type: string;
    size: number;
    created_at: Time;
  };
  /** Chunks of files, so that a file is never in memory as a whole. */
  file_chunks: {
    file_id: number;
    position: number;
    bytes: Uint8Array;
  };
  subscribers: {
    id: Id;
    /** In lower case. */
    email: string;
    status: SubscriberStatus;
    created_at: Time;
    changed_at: Time;
    /** When a mail server refused the address for good; no issue is sent to it. */
    bounced_at: Time | null;
  };
  /** Articles that are sent to subscribers, each once. */
  newsletter_issues: {
    id: Id;
    /** Null once the article is deleted for good. */
    post_id: number | null;
    title: string;
    /** Null while only tests have been sent. */
    started_at: Time | null;
    /** Email address of the administrator. */
    started_by: string | null;
    /** While it is set, no more mails of the issue are sent. */
    stopped_at: Time | null;
    recipients: Generated<number>;
  };
  subscriber_tokens: {
    /** SHA-256 of the token; the token itself is only in the mail. */
    hash: string;
    subscriber_id: number;
    purpose: 'confirm' | 'unsubscribe';
    expires_at: Time | null;
  };
  /**
   * Mails, composed when sent. What a mail is about: the forwarded enquiry, the acknowledged one, the reply, or the
   * subscriber who is asked to confirm; for an issue, its subscriber or, as a test, an administrator.
   */
  outbox: {
    id: Id;
    enquiry_id: number | null;
    subscriber_id: number | null;
    reply_id: number | null;
    acknowledged_id: number | null;
    issue_id: number | null;
    administrator_id: number | null;
    attempts: Generated<number>;
    /** Time of the next attempt; while a process sends the mail, the end of its lease. */
    due_at: Time;
    lease: string | null;
    status: Generated<MailStatus>;
    last_error: string | null;
    created_at: Time;
    ended_at: Time | null;
  };
  /** Accounts of the admin area, of every role. */
  administrators: {
    id: Id;
    /** In lower case. */
    email: string;
    name: string;
    /** Argon2id in the PHC string format. */
    password_hash: string;
    /** Secret of the one-time codes in base32; null if none are required. */
    totp_secret: string | null;
    /** Time step of the last used code; only later ones are accepted. */
    totp_step: number | null;
    created_at: Time;
    role: Role;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is only in the cookie. */
    hash: string;
    administrator_id: number;
    created_at: Time;
    seen_at: Time;
  };
  /** One-time links that create or reset an account. */
  invitations: {
    /** SHA-256 of the token. */
    hash: string;
    /** Null for the first administrator, who enters it. */
    email: string | null;
    expires_at: Time;
    /** Role of a new account; an existing account keeps its role. */
    role: Role;
    /** Email address of the administrator who made it; null for links of the command line. */
    invited_by: string | null;
  };
  /** Networks and browsers in which an account has been signed in to. */
  known_places: {
    /** HMAC of the account and the network, or of the account and the token of the browser's cookie. */
    name: string;
    administrator_id: number;
    expires_at: Time;
  };
  /** Failed password checks, by a hash of the account and by a hash of account and network. */
  lock_outs: {
    name: string;
    failures: number;
    /** Times of the failures of the last day: a JSON array. */
    failed_at: Generated<string>;
    locked_until: Time;
    forgotten_at: Time;
  };
  audit_log: {
    id: Id;
    at: Time;
    /** Email address of the administrator, or `command line`. */
    who: string;
    action: string;
    /** Such as `comment 12`; never a visitor's name or address. */
    subject: string;
  };
  rate_limits: {
    /** HMAC of a network or address, and the name of the limit. */
    bucket: string;
    used: number;
    resets_at: Time;
  };
  secrets: {
    name: string;
    value: string;
  };
}
