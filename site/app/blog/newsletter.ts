import { Accepted, Failure, SubscriptionState } from '@brand/service/contract';
import * as v from 'valibot';
import type { BlogFetch, SendResult } from './BlogClient.ts';

export const purposes = ['confirm', 'unsubscribe'] as const;
export type Purpose = (typeof purposes)[number];

const failed = 'Your address could not be sent. Please try again.';

/** Requests a mail with a confirmation link. Never throws: every failure has a message for the visitor. */
export async function subscribe(service: BlogFetch, form: FormData): Promise<SendResult> {
  try {
    const answer = await service('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: form.get('email') ?? '', website: form.get('website') ?? '' }),
    });
    const body: unknown = await answer.json();
    if (v.is(Accepted, body)) return { ok: true, message: body.message };
    if (!v.is(Failure, body)) return { ok: false, message: failed };
    return { ok: false, message: body.message, fields: body.fields };
  } catch {
    return { ok: false, message: failed };
  }
}

/**
 * State of the subscription behind a link; `POST` confirms or ends it first.
 *
 * @returns only a message if the link is not valid or the service does not respond
 */
export async function subscription(
  service: BlogFetch,
  purpose: Purpose,
  token: string,
  method: 'GET' | 'POST',
): Promise<SubscriptionState | { message: string }> {
  try {
    const answer = await service(`/api/newsletter/${purpose}?${new URLSearchParams({ token })}`, {
      method,
    });
    const body: unknown = await answer.json();
    if (v.is(SubscriptionState, body)) return body;
    if (v.is(Failure, body)) return { message: body.message };
  } catch {
    // Handled like any other failure.
  }
  return { message: 'The newsletter is not available at the moment.' };
}
