import type { Step } from './step.ts';

export const spam: Step = () => `
  alter table comments add column score integer not null default 0;
  alter table comments add column reasons text not null default '[]';
  alter table comments add column fingerprint text;
  create index comments_by_fingerprint on comments (fingerprint, created_at);
  create index comments_by_email on comments (email, status)`;
