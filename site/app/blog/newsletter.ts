import { call, inWords, type ServiceFetch, sameOrigin, subscribe } from '@brand/service/client';
import { personProblems, problems } from '../shell/problems.ts';

const accepted =
  'Thank you. We will email you a link to confirm your subscription. It is valid for three days after it is sent.';
const failed = 'Your address could not be sent. Please try again.';

/** Requests a mail with a confirmation link. Every failure has a message for the visitor. */
export async function sendSubscription(form: FormData, service: ServiceFetch = sameOrigin) {
  const text = (name: string) => String(form.get(name) ?? '');
  const body = { email: text('email'), website: text('website') };
  const sent = await call(service, subscribe, { body });
  if (!sent.ok) {
    return inWords(sent, {
      codes: {
        ...problems,
        'rate-limited': 'Too many requests from your network. Please try again later.',
      },
      fields: personProblems,
      failed,
    });
  }
  const { code, message } = sent.value;
  return { ok: true as const, message: code ? accepted : message };
}
