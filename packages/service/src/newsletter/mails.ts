import type { Letter, Sender } from '../mail/letter.ts';
import type { ComposedMail } from '../mail/smtp.ts';
import type { Store } from '../store/store.ts';
import { confirmationToken, markBounced, unsubscribeToken } from './queries.ts';

export interface From {
  sender: Sender;
  publicUrl: string;
}

interface Recipient {
  id: number;
  email: string;
}

export async function confirmationMail(
  store: Store,
  subscriber: Recipient,
  from: From,
  now: Date,
): Promise<ComposedMail> {
  const { publicUrl, sender } = from;
  const href = `${publicUrl}${await confirmationPath(store, subscriber.id, now)}`;
  return toSubscriber(store, subscriber, from, {
    subject: `Confirm your subscription to ${sender.name}`,
    letter: {
      title: `Confirm your subscription to the newsletter of ${sender.name}.`,
      parts: [
        {
          text: `You, or somebody else, entered this address for the newsletter of ${sender.name} (${publicUrl}): new technical articles, and nothing else.`,
        },
        { text: 'To receive it, open this page within three days.' },
        { action: { name: 'Confirm the subscription', href } },
      ],
      reason: `You get this mail because this address was entered at ${new URL(publicUrl).host}. If it was not you, do nothing: we write to this address only after you confirm.`,
    },
  });
}

/** An article as readers see it in a list. */
export interface IssueArticle {
  title: string;
  excerpt: string;
  image: string | null;
  image_caption: string | null;
  slug: string;
}

/** The letter of an issue: it announces an article. */
export function issueLetter(
  { title, excerpt, image, image_caption, slug }: IssueArticle,
  { sender, publicUrl }: From,
): Letter {
  const picture = image && {
    // As JPEG, because Outlook shows no WebP.
    src: `${publicUrl}/uploads/${encodeURIComponent(image)}?card=1`,
    // Without the number of the figure, which no text in the mail refers to.
    alt: image_caption?.replace(/^Fig\. \d+ - /, '') ?? '',
  };
  return {
    title,
    parts: [
      ...(picture ? [{ picture }] : []),
      ...(excerpt ? [{ text: excerpt }] : []),
      { action: { name: 'Read the article', href: `${publicUrl}/blog/${slug}` } },
    ],
    reason: `You get this mail because you subscribed to the newsletter of ${sender.name} at ${new URL(publicUrl).host}.`,
  };
}

export function issueMail(
  store: Store,
  subscriber: Recipient,
  article: IssueArticle,
  from: From,
): ComposedMail {
  const letter = issueLetter(article, from);
  return toSubscriber(store, subscriber, from, { subject: article.title, letter });
}

/** A mail to a subscriber, with the links to unsubscribe. A bounce marks the address. */
function toSubscriber(
  store: Store,
  { id, email }: Recipient,
  { publicUrl }: From,
  { subject, letter }: { subject: string; letter: Letter },
): ComposedMail {
  const token = unsubscribeToken(store, id);
  const leave = { name: 'Unsubscribe', href: unsubscribeLink(publicUrl, token) };
  return {
    to: email,
    subject,
    letter: { ...letter, leave },
    onBounced: (trx, bounced) => markBounced(trx, id, bounced),
    // No reply by a machine (RFC 3834). One-click unsubscribe (RFC 8058): mail clients send a POST to the service, not to the site.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Id': `<newsletter.${new URL(publicUrl).hostname}>`,
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The page on which a subscriber leaves. */
export function unsubscribeLink(publicUrl: string, token: string): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${token}`;
}

/** Path of the page to confirm a subscription, with a new token. */
export async function confirmationPath(store: Store, id: number, now: Date): Promise<string> {
  return `/newsletter/confirm?token=${await confirmationToken(store, id, now)}`;
}
