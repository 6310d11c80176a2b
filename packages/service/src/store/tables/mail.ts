import type { Generated } from 'kysely';
import type { MAIL_STATUSES, SUBSCRIBER_STATUSES } from '../../contract/admin.ts';
import type { Time } from './time.ts';

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export type MailStatus = (typeof MAIL_STATUSES)[number];

interface SubscribersTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  status: SubscriberStatus;
  created_at: Time;
  changed_at: Time;
}

interface SubscriberTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  subscriber_id: number;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Time | null;
}

/** Mails to send: an enquiry or a reply to one, or to a subscriber; they are written when sent. */
interface OutboxTable {
  id: Generated<number>;
  enquiry_id: number | null;
  subscriber_id: number | null;
  reply_id: number | null;
  attempts: Generated<number>;
  /** Not before this time; while a process sends the mail, the end of its lease. */
  due_at: Time;
  lease: string | null;
  status: Generated<MailStatus>;
  last_error: string | null;
  created_at: Time;
  ended_at: Time | null;
}

/** Subscribers of the newsletter, and mails to send. */
export interface MailTables {
  subscribers: SubscribersTable;
  subscriber_tokens: SubscriberTokensTable;
  outbox: OutboxTable;
}
