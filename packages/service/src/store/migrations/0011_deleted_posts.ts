import type { Step } from './step.ts';

export const deletedPosts: Step = () => `
  alter table posts add column deleted_at text`;
