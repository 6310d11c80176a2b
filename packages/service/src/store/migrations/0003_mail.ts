import type { Step } from './step.ts';

/** Enquiries with files, subscribers with tokens, and the outbox. */
export const mail: Step = ({ id, bytes }) => `
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
  create index outbox_due on outbox (status, due_at)`;
