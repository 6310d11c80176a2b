import type { Step } from './step.ts';

export const previews: Step = () => `
  create table post_previews (
    hash text primary key,
    post_id bigint not null references posts (id) on delete cascade,
    expires_at text not null
  )`;
