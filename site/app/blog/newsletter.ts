import { call, type ServiceFetch, sameOrigin, subscribe } from '@brand/service/client';

/** Requests a mail with a confirmation link. Every failure has a message for the visitor. */
export async function sendSubscription(form: FormData, service: ServiceFetch = sameOrigin) {
  const text = (name: string) => String(form.get(name) ?? '');
  const body = { email: text('email'), website: text('website') };
  const sent = await call(service, subscribe, { body });
  if (sent.ok) return { ok: true as const, message: sent.value.message };
  const { message = 'Your address could not be sent. Please try again.', fields } = sent;
  return { ok: false as const, message, fields };
}
