import type { Step } from './step.ts';

export const enquiryReasons: Step = () => `
  alter table enquiries add column reasons text not null default '[]'`;
