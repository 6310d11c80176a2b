import type { Generated } from 'kysely';
import type { AdminMail, AdminSubscriber } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

export type SubscriberStatus = AdminSubscriber['status'];

export type MailStatus = AdminMail['status'];

interface SubscriberTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  subscriber_id: number;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Time | null;
}

/** Mails to send: an enquiry or a reply to one, or to a subscriber; they are written when sent. */
interface OutboxTable extends Shown<AdminMail, 'id' | 'last_error' | 'created_at' | 'ended_at'> {
  enquiry_id: number | null;
  subscriber_id: number | null;
  reply_id: number | null;
  attempts: Generated<number>;
  /** Not before this time; while a process sends the mail, the end of its lease. */
  due_at: Time;
  lease: string | null;
  status: Generated<MailStatus>;
}

/** Subscribers of the newsletter, and mails to send. */
export interface MailTables {
  subscribers: Shown<AdminSubscriber, keyof AdminSubscriber>;
  subscriber_tokens: SubscriberTokensTable;
  outbox: OutboxTable;
}
