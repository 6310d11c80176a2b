import type { Step } from './step.ts';

export const categoryOrder: Step = () => `
  alter table categories add column place integer`;
