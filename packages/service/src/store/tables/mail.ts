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

/** Mails of enquiries, replies or subscriptions; exactly one id is set. Composed when sent. */
interface OutboxTable extends Shown<AdminMail, 'id' | 'last_error' | 'created_at' | 'ended_at'> {
  enquiry_id: number | null;
  subscriber_id: number | null;
  reply_id: number | null;
  attempts: Generated<number>;
  /** Time of the next attempt; while a process sends the mail, the end of its lease. */
  due_at: Time;
  lease: string | null;
  status: Generated<MailStatus>;
}

/** Newsletter subscribers and the outbox. */
export interface MailTables {
  subscribers: Shown<AdminSubscriber, keyof AdminSubscriber>;
  subscriber_tokens: SubscriberTokensTable;
  outbox: OutboxTable;
}
