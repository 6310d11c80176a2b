import { findReply } from './enquiries/handling.ts';
import { acknowledgement, enquiryMail, replyMail } from './enquiries/mails.ts';
import { findEnquiry } from './enquiries/queries.ts';
import type { LeasedMail } from './mail/outbox.ts';
import type { ComposedMail } from './mail/smtp.ts';
import { type MailWorker, senderOf } from './mail/worker.ts';
import { composeIssue } from './newsletter/issues.ts';
import { confirmationMail } from './newsletter/mails.ts';
import { findSubscriber } from './newsletter/queries.ts';

/** Composes the mail for a row of the outbox; undefined if it is obsolete. */
export async function compose(
  worker: MailWorker,
  leased: LeasedMail,
): Promise<ComposedMail | undefined> {
  const { store, settings, clock } = worker;
  const from = { ...settings, sender: senderOf(worker) };
  if (leased.enquiry_id !== null) {
    const enquiry = await findEnquiry(store, leased.enquiry_id);
    return enquiry && enquiryMail(store, enquiry, from);
  }
  if (leased.acknowledged_id !== null) {
    const enquiry = await findEnquiry(store, leased.acknowledged_id);
    return enquiry && acknowledgement(enquiry, from);
  }
  if (leased.reply_id !== null) {
    const reply = await findReply(store, leased.reply_id);
    return reply && replyMail(store, reply, from);
  }
  if (leased.issue_id !== null) return composeIssue(store, leased, from, clock());
  const subscriber = await findSubscriber(store.db, leased.subscriber_id ?? 0);
  if (subscriber?.status !== 'pending') return undefined;
  return confirmationMail(store, subscriber, from, clock());
}
