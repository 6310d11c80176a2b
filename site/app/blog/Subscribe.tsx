import { NewsletterForm, type NewsletterFormProps } from '@brand/ui';
import { deliveredForm } from '../shell/deliveredForm.ts';
import { newsletter } from './newsletterContent.ts';

const delivery = deliveredForm(
  () => import('./newsletter.ts'),
  ({ sendSubscription }, form) => sendSubscription(form),
);

/** Form to subscribe to the newsletter. */
export function Subscribe(
  props: Pick<NewsletterFormProps, 'defaultValues' | 'defaultResult' | 'className'>,
) {
  return <NewsletterForm {...props} {...delivery} action={newsletter.path} />;
}
