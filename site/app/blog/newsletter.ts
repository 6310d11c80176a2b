import { call, inWords, type ServiceFetch, sameOrigin, subscribe } from '@brand/service/client';
import { honeypot } from '../shell/honeypot.ts';
import { newsletter } from './newsletterContent.ts';

const limited =
  'Too many subscriptions from your network, so yours was not taken. Please try again in an hour.';

/** Requests a mail with a confirmation link. Every failure of the service has a message for the visitor. */
export async function sendSubscription(form: FormData, service: ServiceFetch = sameOrigin) {
  const text = (name: string) => String(form.get(name) ?? '');
  const body = { email: text('email'), website: text(honeypot.name) };
  const sent = await call(service, subscribe, { body });
  if (!sent.ok) return inWords(sent, { codes: { 'rate-limited': limited } });
  const { code, message } = sent.value;
  return { ok: true as const, message: code ? newsletter.accepted : message };
}
