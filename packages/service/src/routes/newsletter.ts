import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import {
  type Accepted,
  NEWSLETTER_TEXTS,
  NewsletterInput,
  type SubscriptionState,
  TokenQuery,
} from '../contract/index.ts';
import { failure, readQuery, type ServiceEnv } from '../http.ts';
import { hashNetwork } from '../network.ts';
import { forgetEnded, type RateLimit, takeFrom } from '../store/rate-limits.ts';
import type { SubscriberStatus } from '../store/schema.ts';
import { redeemToken, subscribe, subscriberOf } from '../store/subscribers.ts';
import {
  bucketOf,
  isJson,
  problemsByField,
  quotaOf,
  readJson,
  tooMany,
  type VisitorDependencies,
} from './visitors.ts';

/** How often a network may ask, and how many mails an address may get. */
export interface NewsletterPolicy {
  perNetwork: RateLimit;
  perAddress: RateLimit[];
}

/** 10 requests an hour from a network; one mail in 10 minutes and three a day to an address. */
export const defaultNewsletterPolicy: NewsletterPolicy = {
  perNetwork: { max: 10, windowMs: 3600_000 },
  perAddress: [
    { max: 1, windowMs: 600_000 },
    { max: 3, windowMs: 24 * 3600_000 },
  ],
};

interface NewsletterDependencies extends VisitorDependencies {
  policy: NewsletterPolicy;
  /** Told when there is a mail to send; absent when no mail can be sent. */
  mailWaits?: () => void;
}

const MAX_BODY = 8 * 1024;

/**
 * `/api/newsletter`: asks by mail for a confirmation. `/confirm` and `/unsubscribe` show with GET
 * where a subscription stands, so that programs which open the links of mails change nothing, and
 * do what they say with POST.
 */
export function newsletterRoutes(dependencies: NewsletterDependencies): Hono<ServiceEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<ServiceEnv>();
  const onError = (c: Context) => failure(c, 413, 'The request is too large.');
  app.use(bodyLimit({ maxSize: MAX_BODY, onError }));
  app.post('/', (c) => askToConfirm(c, dependencies));
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    app.get(`/${purpose}`, async (c) => {
      const { query } = readQuery(c, TokenQuery);
      const known = query && (await subscriberOf(store.db, query.token, purpose, clock()));
      return state(c, known?.status, purpose);
    });
    app.post(`/${purpose}`, async (c) => {
      const { query } = readQuery(c, TokenQuery);
      const status = query && (await redeemToken(store, query.token, purpose, clock()));
      return state(c, status, purpose);
    });
  }
  return app;
}

async function askToConfirm(c: Context, dependencies: NewsletterDependencies): Promise<Response> {
  const { store, clock, policy, mailWaits } = dependencies;
  if (!mailWaits) return failure(c, 503, NEWSLETTER_TEXTS.unavailable);
  if (!isJson(c.req.header('content-type')))
    return failure(c, 415, 'Send the request as application/json.');
  const body = await readJson(c);
  if (!body) return failure(c, 400, 'The request is not valid JSON.');
  const input = v.safeParse(NewsletterInput, body);
  if (!input.success) {
    return failure(c, 422, NEWSLETTER_TEXTS.invalidEmail, problemsByField(input.issues));
  }
  const { email, website } = input.output;
  const now = clock();
  const perNetwork = quotaOf(c, dependencies, 'newsletter', policy.perNetwork);
  const address = hashNetwork(email.toLowerCase(), store.networkSalt);
  const perAddress = policy.perAddress.map((limit, index) => ({
    ...limit,
    bucket: bucketOf(address, `newsletter-address-${index}`),
  }));
  // A robot is counted and told the same as everyone else.
  const retryAfter = website
    ? await store.write(async (trx) => {
        await forgetEnded(store, trx, now);
        return takeFrom(store, trx, perNetwork, now);
      })
    : await subscribe(store, email, { perNetwork, perAddress }, now);
  if (retryAfter > 0) return tooMany(c, retryAfter, NEWSLETTER_TEXTS.limited);
  mailWaits();
  c.header('Cache-Control', 'no-store');
  const message = NEWSLETTER_TEXTS.accepted;
  return c.json({ status: 'success', message } satisfies Accepted, 202);
}

const MESSAGES: Record<SubscriberStatus, string> = {
  pending: 'Please confirm your subscription.',
  confirmed: NEWSLETTER_TEXTS.confirmed,
  unsubscribed: NEWSLETTER_TEXTS.unsubscribed,
};
const ACTIONS = { confirm: 'Confirm the subscription', unsubscribe: 'Unsubscribe' } as const;

/** Where a subscription stands: as JSON, or as a page of its own for a browser. */
function state(
  c: Context,
  status: SubscriberStatus | undefined,
  purpose: keyof typeof ACTIONS,
): Response {
  const message = status ? MESSAGES[status] : NEWSLETTER_TEXTS.invalidToken;
  c.header('Cache-Control', 'no-store');
  // The address of this page holds a secret.
  c.header('Referrer-Policy', 'no-referrer');
  if (c.req.header('accept')?.includes('text/html')) {
    c.header('Content-Security-Policy', "default-src 'none'; form-action 'self'");
    const open = purpose === 'confirm' ? status === 'pending' : status && status !== 'unsubscribed';
    return c.html(page(message, open ? ACTIONS[purpose] : undefined), status ? 200 : 404);
  }
  if (!status) return failure(c, 404, message);
  return c.json({ status, message } satisfies SubscriptionState);
}

function page(message: string, action: string | undefined): string {
  // Without `action` the form is sent to this page's own address, token and all.
  const form = action ? `<form method="post"><button>${action}</button></form>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Newsletter</title><main><h1>Newsletter</h1><p>${message}</p>${form}</main></html>`;
}
