import type { Step } from './step.ts';

export const autosaves: Step = () => `
  alter table post_revisions add column autosaved integer not null default 0`;
