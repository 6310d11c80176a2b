import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import { Accepted, NewsletterInput, SubscriptionState, TokenQuery } from '../contract/index.ts';
import { success } from '../http/answers.ts';
import { failure, refuseFor } from '../http/errors.ts';
import { hashNetwork, mailboxOf } from '../http/network.ts';
import { describe } from '../http/openapi.ts';
import { json, limitBody, query } from '../http/validate.ts';
import { countAttempt, quotaOf, type VisitorDependencies } from '../http/visitors.ts';
import type { NewsletterPolicy } from '../policies.ts';
import type { SubscriberStatus } from '../store/schema.ts';
import { confirmationPath } from './mails.ts';
import { redeemToken, subscribe, subscriberOf } from './queries.ts';

interface NewsletterDependencies extends VisitorDependencies {
  policy: NewsletterPolicy;
  /** Called with the confirmation path when no mail can be sent (without `onMail`). */
  onUnsentLink?: (path: string) => void;
}

const MAX_BODY = 8 * 1024;

/**
 * `/api/newsletter`: sends a confirmation mail. GET `/confirm` and GET `/unsubscribe` only show the
 * state of the subscription, because mail clients open links by themselves; POST changes it.
 */
export function newsletterRoutes(dependencies: NewsletterDependencies): Hono {
  const { store, clock } = dependencies;
  const app = new Hono();
  app.use(limitBody(MAX_BODY));
  app.post(
    '/',
    describe('Sends an email to confirm a subscription', { 202: Accepted }, [403, 429]),
    json(NewsletterInput),
    (c) => askToConfirm(c, dependencies, c.req.valid('json')),
  );
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const answers = { 200: SubscriptionState };
    // A malformed token gets the same response as an expired one.
    const token = query(TokenQuery, (c) => state(c, undefined, purpose));
    app.get(
      `/${purpose}`,
      describe('Shows the state of a subscription', answers, [404], { hasPages: true }),
      token,
      async (c) => {
        const known = await subscriberOf(
          store,
          store.db,
          c.req.valid('query').token,
          purpose,
          clock(),
        );
        return state(c, known?.status, purpose);
      },
    );
    app.post(
      `/${purpose}`,
      describe(EFFECTS[purpose], { ...answers, 303: null }, [403, 404, 413], { hasPages: true }),
      token,
      async (c) => {
        const status = await redeemToken(store, c.req.valid('query').token, purpose, clock());
        // Reloading the page sends nothing again. Mail programs, which ask for no page, are not redirected (RFC 8058).
        if (status && asksForPage(c)) return c.redirect(c.req.url, 303);
        return state(c, status, purpose);
      },
    );
  }
  return app;
}

const EFFECTS = {
  confirm: 'Confirms a subscription',
  unsubscribe: 'Ends a subscription (RFC 8058)',
} as const;

async function askToConfirm(
  c: Context,
  dependencies: NewsletterDependencies,
  { email, website }: v.InferOutput<typeof NewsletterInput>,
): Promise<Response> {
  const { policy } = dependencies;
  // A bot is counted and gets the same response as everyone else.
  if (website) {
    await countAttempt(c, dependencies, 'newsletter', policy.perNetwork);
  } else await ask(c, dependencies, email);
  return success(c, 202, 'confirmation-sent');
}

async function ask(c: Context, dependencies: NewsletterDependencies, email: string): Promise<void> {
  const { store, clock, policy, onMail, onUnsentLink } = dependencies;
  const now = clock();
  const perNetwork = quotaOf(c, dependencies, 'newsletter', policy.perNetwork);
  const address = hashNetwork(mailboxOf(email), store.networkSalt);
  const perAddress = policy.perAddress.map((limit, index) => ({
    ...limit,
    bucket: `${address}:newsletter-address-${index}`,
  }));
  const { retryAfter, asked } = await subscribe(store, email, { perNetwork, perAddress }, now);
  refuseFor(c, retryAfter);
  if (onMail) onMail();
  else if (asked && onUnsentLink) onUnsentLink(await confirmationPath(store, asked, now));
}

/** The service's own page, for mail clients that open the address for one-click unsubscription. */
const MESSAGES: Record<SubscriberStatus, string> = {
  pending: 'This subscription is not confirmed yet.',
  confirmed: 'This subscription is active.',
  unsubscribed: 'This subscription has ended.',
};
const ACTIONS = { confirm: 'Confirm the subscription', unsubscribe: 'Unsubscribe' } as const;

const asksForPage = (c: Context) => c.req.header('accept')?.includes('text/html') === true;

/** Responds with the state of a subscription: JSON, or a small HTML page for browsers. */
function state(
  c: Context,
  status: SubscriberStatus | undefined,
  purpose: keyof typeof ACTIONS,
): Response {
  c.header('Cache-Control', 'no-store');
  // The URL of this page contains a secret. `no-referrer` would hide the origin of its form, too.
  c.header('Referrer-Policy', 'same-origin');
  if (asksForPage(c)) {
    c.header('Content-Security-Policy', "default-src 'none'; form-action 'self'");
    const isOpen =
      purpose === 'confirm' ? status === 'pending' : status && status !== 'unsubscribed';
    const message = status ? MESSAGES[status] : 'This link has expired.';
    return c.html(page(message, isOpen ? ACTIONS[purpose] : undefined), status ? 200 : 404);
  }
  return status ? c.json({ status }) : failure(c, 404, 'invalid-link');
}

function page(message: string, action: string | undefined): string {
  // Without an `action` attribute, the form is sent to this page's URL, which has the token.
  const form = action ? `<form method="post"><button>${action}</button></form>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Newsletter</title><main><h1>Newsletter</h1><p>${message}</p>${form}</main></html>`;
}
