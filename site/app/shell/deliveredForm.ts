import type { FormResult, Sending } from '@brand/ui';
import { honeypot } from './honeypot.ts';

/**
 * Props of a form that a script sends. The script is loaded when the form gets focus, to keep the validation schemas out of
 * the page's bundle. If it does not load, for example because a content blocker stops it, the browser sends the form.
 * Without a network that would replace what was typed by an error page, so then the form says that it was not sent.
 */
export const deliveredForm = <Delivery>(
  load: () => Promise<Delivery>,
  send: (delivery: Delivery, form: FormData, sending: Sending) => Promise<FormResult>,
) => ({
  honeypot,
  onFocus: () => void load().catch(() => {}),
  onSubmit: async (form: FormData, sending: Sending): Promise<FormResult | 'native'> => {
    const delivery = await load().catch(() => undefined);
    if (delivery) return send(delivery, form, sending);
    const isReached = await fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    return isReached ? 'native' : { ok: false };
  },
});
