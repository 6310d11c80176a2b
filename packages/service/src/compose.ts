import { findReply } from './enquiries/handling.ts';
import { enquiryMail, replyMail } from './enquiries/mails.ts';
import { findEnquiry } from './enquiries/queries.ts';
import type { LeasedMail } from './mail/outbox.ts';
import type { ComposedMail } from './mail/smtp.ts';
import type { MailWorker } from './mail/worker.ts';
import { confirmationMail } from './newsletter/mails.ts';
import { findSubscriber } from './newsletter/queries.ts';

/** Composes the mail for a row of the outbox; undefined if it is obsolete. */
export async function compose(
  { store, settings, clock }: MailWorker,
  leased: LeasedMail,
): Promise<ComposedMail | undefined> {
  if (leased.enquiry_id !== null) {
    const enquiry = await findEnquiry(store, leased.enquiry_id);
    return enquiry && enquiryMail(store, enquiry, settings.enquiriesTo);
  }
  if (leased.reply_id !== null) {
    const reply = await findReply(store, leased.reply_id);
    return reply && replyMail(reply, settings.enquiriesTo);
  }
  const subscriber = await findSubscriber(store.db, leased.subscriber_id ?? 0);
  if (subscriber?.status !== 'pending') return undefined;
  return confirmationMail(store, subscriber, settings.publicUrl, clock());
}
