import type { Step } from './step.ts';

/** Administrators with sessions, invitations and locks, the audit log, post revisions, pictures. */
export const administration: Step = ({ id, bytes }) => `
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
  create table pictures (name text primary key, bytes ${bytes} not null, created_at text not null)`;
