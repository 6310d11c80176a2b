import type { Step } from './step.ts';

/**
 * Acknowledgements of enquiries, files of replies, a key for notes, and issues of the newsletter: one for each article
 * and one mail for each subscriber, so that nobody gets an issue twice.
 */
export const mails: Step = ({ id }) => `
  create table newsletter_issues (
    id ${id},
    post_id bigint unique references posts (id) on delete set null,
    title text not null,
    started_at text,
    started_by text,
    stopped_at text,
    recipients integer not null default 0
  );
  alter table subscribers add column bounced_at text;
  alter table outbox add column acknowledged_id bigint references enquiries (id) on delete cascade;
  alter table outbox add column issue_id bigint references newsletter_issues (id) on delete cascade;
  alter table outbox add column administrator_id bigint references administrators (id) on delete cascade;
  create unique index outbox_once on outbox (issue_id, subscriber_id);
  create index outbox_of_acknowledged on outbox (acknowledged_id);
  create index outbox_of_administrator on outbox (administrator_id);
  alter table files add column entry_id bigint references enquiry_entries (id) on delete cascade;
  create index files_of_entry on files (entry_id);
  alter table enquiry_entries add column idempotency_key text;
  create unique index enquiry_entries_once on enquiry_entries (idempotency_key)`;
