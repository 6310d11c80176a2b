import { NewsletterForm, type NewsletterFormProps } from '@brand/ui';
import { subscribe } from './newsletter.ts';

/** Address that takes the form without JavaScript. */
export const newsletterPath = '/newsletter';

/** Asks for an address to send new articles to. */
export function Subscribe(
  props: Pick<NewsletterFormProps, 'initialEmail' | 'initialResult' | 'className'>,
) {
  return (
    <NewsletterForm
      {...props}
      action={newsletterPath}
      onSubmit={(submission) => subscribe((path, init) => fetch(path, init), submission)}
    />
  );
}
