import * as v from 'valibot';
import { emailAddress } from './text.ts';

/** Longest accepted address, in UTF-16 units. */
export const NEWSLETTER_LIMITS = { email: 254 } as const;

/** Every sentence about the newsletter that a visitor can read. */
export const NEWSLETTER_TEXTS = {
  accepted: 'Please open the link in the email we have sent you to confirm your subscription.',
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You will receive no further emails.',
  invalidEmail: 'Please enter a valid email address.',
  invalidToken: 'This link is not valid any more. Please subscribe again.',
  limited: 'Too many requests from your network. Please try again later.',
  unavailable: 'The newsletter is not available at the moment.',
} as const;

/** JSON body of `POST /api/newsletter`. */
export const NewsletterInput = v.object({
  email: emailAddress(NEWSLETTER_LIMITS.email),
  website: v.optional(v.string(), ''),
});
export type NewsletterInput = v.InferInput<typeof NewsletterInput>;

/** Query of the links in mails. */
export const TokenQuery = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.regex(/^[\w-]{43}$/, NEWSLETTER_TEXTS.invalidToken)),
});

/** Where a subscription stands. */
export const SubscriptionState = v.object({
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
  message: v.string(),
});
export type SubscriptionState = v.InferOutput<typeof SubscriptionState>;
