import { call, inWords, type ServiceFetch, sameOrigin, subscribe } from '@brand/service/client';
import { honeypot } from '../shell/honeypot.ts';

const accepted =
  'Thank you. We will email you a link to confirm your subscription. It is valid for three days after it is sent.';
const limited = 'Too many requests from your network. Please try again later.';

/** Requests a mail with a confirmation link. Every failure of the service has a message for the visitor. */
export async function sendSubscription(form: FormData, service: ServiceFetch = sameOrigin) {
  const text = (name: string) => String(form.get(name) ?? '');
  const body = { email: text('email'), website: text(honeypot.name) };
  const sent = await call(service, subscribe, { body });
  if (!sent.ok) return inWords(sent, { codes: { 'rate-limited': limited } });
  const { code, message } = sent.value;
  return { ok: true as const, message: code ? accepted : message };
}
