import { randomBytes } from 'node:crypto';
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

/** Posts with labels, comments, rate limits and the search index. */
export const blog: Step = ({ id, engine }) => `
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
  ${SEARCH[engine]}`;
