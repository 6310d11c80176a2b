import type { Step } from './step.ts';

/** Assignees, notes and replies of enquiries; replies are sent through the outbox. */
export const enquiryHandling: Step = ({ id }) => `
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
  update enquiries set status = 'in-progress' where status = 'read'`;
