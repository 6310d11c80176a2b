import type { Step } from './step.ts';

/** Counts the mails of an issue without reading them. */
export const issueCounts: Step = () =>
  'create index outbox_of_issue on outbox (issue_id, status, subscriber_id)';
