import { NewsletterForm, type NewsletterFormProps } from '@brand/ui';
import { newsletter } from './newsletterContent.ts';

/** The rules of the service come when a visitor comes to the form, not with the page. */
const loadDelivery = () => import('./newsletter.ts');

/** Asks for an address to send new articles to. */
export function Subscribe(
  props: Pick<NewsletterFormProps, 'defaultValues' | 'defaultResult' | 'className'>,
) {
  return (
    <NewsletterForm
      {...props}
      action={newsletter.path}
      onFocus={() => void loadDelivery().catch(() => {})}
      onSubmit={async (form) => {
        const { subscribe } = await loadDelivery();
        return subscribe((path, init) => fetch(path, init), form);
      }}
    />
  );
}
