import type { Step } from './step.ts';

export const enquiryRequest: Step = () => `
  alter table enquiries add column request text`;
