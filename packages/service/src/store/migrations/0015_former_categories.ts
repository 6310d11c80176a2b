import type { Step } from './step.ts';

export const formerCategories: Step = () => `
  alter table categories add column merged_into bigint references categories (id)`;
