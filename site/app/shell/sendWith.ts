import type { FormResult } from '@brand/ui';

/**
 * Sends a form by a script that is loaded for it. If the script does not load, for example because a content blocker
 * stops it, the browser sends the form. Without a network that would replace what was typed by an error page, so then the
 * form says that it was not sent.
 */
export async function sendWith<Delivery>(
  load: () => Promise<Delivery>,
  send: (delivery: Delivery) => Promise<FormResult>,
): Promise<FormResult | 'native'> {
  const delivery = await load().catch(() => undefined);
  if (delivery) return send(delivery);
  const isReached = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  return isReached ? 'native' : { ok: false };
}
