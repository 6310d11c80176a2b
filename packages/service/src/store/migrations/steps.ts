import { randomBytes } from 'node:crypto';
import { languages } from './languages.ts';
import type { Step } from './step.ts';

const labels = (table: string, links: string, label: string, id: string) => `
  create table ${table} (id ${id}, slug text not null unique, name text not null);
  create table ${links} (
    post_id bigint not null references posts (id) on delete cascade,
    ${label} bigint not null references ${table} (id) on delete cascade,
    position integer not null,
    constraint ${links}_key primary key (post_id, ${label})
  );
  create index ${links}_by_label on ${links} (${label})`;

const SEARCH = {
  sqlite: `create virtual table posts_search using fts5(
    title, excerpt, labels, content, tokenize = "unicode61 remove_diacritics 2")`,
  postgres: `create table posts_search (
      post_id bigint primary key references posts (id) on delete cascade,
      document tsvector not null
    );
    create index posts_search_document on posts_search using gin (document)`,
};

/**
 * In order. Never change a released migration; add a new one instead, which only adds tables, and columns that are
 * nullable or have a default: the previous release runs on the migrated database, too.
 */
export const steps = {
  /** Posts with labels, comments, rate limits and the search index. */
  '0001_blog': ({ id, engine }) => `
    create table posts (
      id ${id},
      slug text not null unique,
      title text not null,
      excerpt text not null,
      content text not null,
      image text,
      image_caption text,
      author_name text,
      author_bio text,
      meta_title text,
      meta_description text,
      meta_keywords text,
      status text not null,
      published_at text,
      created_at text not null,
      updated_at text not null,
      source_hash text
    );
    create index posts_newest on posts (status, published_at, id);
    ${labels('categories', 'post_categories', 'category_id', id)};
    ${labels('tags', 'post_tags', 'tag_id', id)};
    create table comments (
      id ${id},
      post_id bigint not null references posts (id) on delete cascade,
      name text not null,
      email text not null,
      message text not null,
      status text not null,
      created_at text not null,
      moderated_at text,
      idempotency_key text unique
    );
    create index comments_of_post on comments (post_id, status, created_at);
    create index comments_by_status on comments (status, created_at);
    create table rate_limits (bucket text primary key, used bigint not null, resets_at text not null);
    create index rate_limits_ended on rate_limits (resets_at);
    create table secrets (name text primary key, value text not null);
    insert into secrets values ('network-salt', '${randomBytes(32).toString('base64url')}');
    ${SEARCH[engine]}`,
  '0002_spam': () => `
    alter table comments add column score integer not null default 0;
    alter table comments add column reasons text not null default '[]';
    alter table comments add column fingerprint text;
    create index comments_by_fingerprint on comments (fingerprint, created_at);
    create index comments_by_email on comments (email, status)`,
  /** Enquiries with files, subscribers with tokens, and the outbox. */
  '0003_mail': ({ id, bytes }) => `
    create table enquiries (
      id ${id},
      reference text not null unique,
      kind text not null,
      status text not null,
      name text not null,
      email text not null,
      fields text not null,
      created_at text not null,
      idempotency_key text unique
    );
    create index enquiries_by_status on enquiries (status, created_at);
    create table files (
      id ${id},
      enquiry_id bigint references enquiries (id) on delete cascade,
      name text not null,
      type text not null,
      size bigint not null,
      created_at text not null
    );
    create index files_of_enquiry on files (enquiry_id);
    create table file_chunks (
      file_id bigint not null references files (id) on delete cascade,
      position integer not null,
      bytes ${bytes} not null,
      constraint file_chunks_key primary key (file_id, position)
    );
    create table subscribers (
      id ${id},
      email text not null unique,
      status text not null,
      created_at text not null,
      changed_at text not null
    );
    create table subscriber_tokens (
      hash text primary key,
      subscriber_id bigint not null references subscribers (id) on delete cascade,
      purpose text not null,
      expires_at text
    );
    create index subscriber_tokens_of on subscriber_tokens (subscriber_id);
    create table outbox (
      id ${id},
      enquiry_id bigint references enquiries (id) on delete cascade,
      subscriber_id bigint references subscribers (id) on delete cascade,
      attempts integer not null default 0,
      due_at text not null,
      lease text,
      status text not null default 'waiting',
      last_error text,
      created_at text not null,
      ended_at text
    );
    create index outbox_due on outbox (status, due_at)`,
  /** Administrators with sessions, invitations and locks, the audit log, post revisions, pictures. */
  '0004_administration': ({ id, bytes }) => `
    create table administrators (
      id ${id},
      email text not null unique,
      name text not null,
      password_hash text not null,
      totp_secret text,
      totp_step bigint,
      created_at text not null
    );
    create table sessions (
      hash text primary key,
      administrator_id bigint not null references administrators (id) on delete cascade,
      created_at text not null,
      seen_at text not null
    );
    create index sessions_of on sessions (administrator_id, created_at);
    create table invitations (hash text primary key, email text, expires_at text not null);
    create table lock_outs (
      name text primary key,
      failures integer not null,
      locked_until text not null,
      forgotten_at text not null
    );
    create table audit_log (
      id ${id},
      at text not null,
      who text not null,
      action text not null,
      subject text not null
    );
    alter table posts add column updated_by text;
    create table post_revisions (
      id ${id},
      post_id bigint not null references posts (id) on delete cascade,
      saved_at text not null,
      saved_by text,
      post text not null
    );
    create index post_revisions_of on post_revisions (post_id, id);
    create table pictures (name text primary key, bytes ${bytes} not null, created_at text not null)`,
  '0005_enquiry_reasons': () => `
    alter table enquiries add column reasons text not null default '[]'`,
  '0006_enquiry_request': () => `
    alter table enquiries add column request text`,
  /** Assignees, notes and replies of enquiries; replies are sent through the outbox. */
  '0007_enquiry_handling': ({ id }) => `
    alter table enquiries add column
      assignee_id bigint references administrators (id) on delete set null;
    alter table enquiries add column version integer not null default 1;
    create table enquiry_entries (
      id ${id},
      enquiry_id bigint not null references enquiries (id) on delete cascade,
      kind text not null,
      author text not null,
      subject text,
      text text not null,
      created_at text not null
    );
    create index enquiry_entries_of on enquiry_entries (enquiry_id, id);
    alter table outbox add column reply_id bigint references enquiry_entries (id) on delete cascade;
    update enquiries set status = 'in-progress' where status = 'read'`,
  '0009_autosaves': () => `
    alter table post_revisions add column autosaved integer not null default 0`,
  '0010_previews': () => `
    create table post_previews (
      hash text primary key,
      post_id bigint not null references posts (id) on delete cascade,
      expires_at text not null
    )`,
  '0011_deleted_posts': () => `
    alter table posts add column deleted_at text`,
  /** Existing accounts and invitations become those of administrators. */
  '0012_roles': () => `
    alter table administrators add column role text not null default 'administrator';
    alter table invitations add column role text not null default 'administrator'`,
  '0013_category_order': () => `
    alter table categories add column place integer`,
  /** Search and addresses in every script: rebuilds the index of posts, adds one of enquiries. */
  '0014_languages': languages,
  '0015_former_categories': () => `
    alter table categories add column merged_into bigint references categories (id)`,
  '0016_inviters': () => 'alter table invitations add column invited_by text',
} satisfies Record<string, Step>;
