import type { Step } from './step.ts';

/** Existing accounts and invitations become those of administrators. */
export const roles: Step = () => `
  alter table administrators add column role text not null default 'administrator';
  alter table invitations add column role text not null default 'administrator'`;
