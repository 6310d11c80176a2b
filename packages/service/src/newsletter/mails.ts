import type { ComposedMail } from '../mail/smtp.ts';
import type { Store } from '../store/store.ts';
import { issueToken } from './queries.ts';

export async function confirmationMail(
  store: Store,
  { id, email }: { id: number; email: string },
  publicUrl: string,
  now: Date,
): Promise<ComposedMail> {
  const confirm = `${publicUrl}${await confirmationPath(store, id, now)}`;
  const unsubscribe = await issueToken(store, id, 'unsubscribe', now);
  return {
    to: email,
    subject: 'Please confirm your subscription',
    text:
      'Someone, hopefully you, asked to receive our newsletter at this address.\n\n' +
      `To confirm, open this page within three days:\n${confirm}\n\n` +
      'If it was not you, do nothing: we write to this address only after you confirm.\n',
    // No reply by a machine (RFC 3834). One-click unsubscribe (RFC 8058): mail clients send a POST to the service, not to the site.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Path of the page to confirm a subscription, with a new token. */
export async function confirmationPath(store: Store, id: number, now: Date): Promise<string> {
  return `/newsletter/confirm?token=${await issueToken(store, id, 'confirm', now)}`;
}
