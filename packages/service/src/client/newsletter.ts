import { Accepted } from '../contract/answers.ts';
import { SubscriptionState } from '../contract/newsletter.ts';
import type { Endpoint } from './call.ts';

/** Requests a mail with a confirmation link. `website` is the honeypot. */
export const subscribe: Endpoint<typeof Accepted, { email: string; website: string }> = {
  method: 'POST',
  path: '/api/newsletter',
  answer: Accepted,
};

/** What a link in a mail of the newsletter does. */
export const linkPurposes = ['confirm', 'unsubscribe'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** `GET` reads the state of the subscription behind a link, `POST` confirms or ends it. */
export const subscription = (purpose: LinkPurpose, method?: 'POST') =>
  ({
    path: `/api/newsletter/${purpose}`,
    answer: SubscriptionState,
    ...(method && { method }),
  }) satisfies Endpoint;
