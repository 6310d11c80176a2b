import type { Step } from './step.ts';

/** The company's answer to a comment. */
export const commentAnswers: Step = () => `
  alter table comments add column answer text;
  alter table comments add column answered_at text;
  alter table comments add column answered_by text`;
