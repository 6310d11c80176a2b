import { NewsletterForm, type NewsletterFormProps } from '@brand/ui';
import { honeypot } from '../shell/honeypot.ts';
import { sendWith } from '../shell/sendWith.ts';
import { newsletter } from './newsletterContent.ts';

/** Loaded when the form gets focus, to keep the validation schemas out of the page's bundle. */
const loadDelivery = () => import('./newsletter.ts');

/** Form to subscribe to the newsletter. */
export function Subscribe(
  props: Pick<NewsletterFormProps, 'defaultValues' | 'defaultResult' | 'className'>,
) {
  return (
    <NewsletterForm
      {...props}
      action={newsletter.path}
      honeypot={honeypot}
      onFocus={() => void loadDelivery().catch(() => {})}
      onSubmit={(form) => sendWith(loadDelivery, ({ sendSubscription }) => sendSubscription(form))}
    />
  );
}
