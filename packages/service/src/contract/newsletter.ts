import * as v from 'valibot';
import { emailAddress } from './text.ts';

/** Maximum length of an address, in UTF-16 units. */
export const NEWSLETTER_LIMITS = { email: 254 } as const;

/** JSON body of `POST /api/newsletter`. */
export const NewsletterInput = v.object({
  email: emailAddress(NEWSLETTER_LIMITS.email),
  website: v.optional(v.string(), ''),
});

/** Query of links in mails. */
export const TokenQuery = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.regex(/^(?:\d+-)?[\w-]{43}$/)),
});

export const SubscriptionState = v.object({
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
});
export type SubscriptionState = v.InferOutput<typeof SubscriptionState>;
