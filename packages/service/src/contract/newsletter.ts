import * as v from 'valibot';
import { emailAddress } from './text.ts';

/** Maximum length of an address, in UTF-16 units. */
export const NEWSLETTER_LIMITS = { email: 254 } as const;

/** Texts about the newsletter for visitors. */
export const NEWSLETTER_TEXTS = {
  accepted:
    'Thank you. We will email you a link to confirm your subscription. It is valid for three days after it is sent.',
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You will receive no further emails.',
  invalidEmail: 'Please enter a valid email address, like name@example.com.',
  invalidToken: 'This link is no longer valid. Please subscribe again.',
  limited: 'Too many requests from your network. Please try again later.',
} as const;

/** JSON body of `POST /api/newsletter`. */
export const NewsletterInput = v.object({
  email: emailAddress(NEWSLETTER_LIMITS.email),
  website: v.optional(v.string(), ''),
});

/** Query of links in mails. */
export const TokenQuery = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.regex(/^[\w-]{43}$/, NEWSLETTER_TEXTS.invalidToken)),
});

/** The state of a subscription. */
export const SubscriptionState = v.object({
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
  message: v.string(),
});
export type SubscriptionState = v.InferOutput<typeof SubscriptionState>;
