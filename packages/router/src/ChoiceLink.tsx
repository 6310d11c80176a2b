import type { LinkComponentProps } from '@brand/ui/link';
import { isPage } from './PageLink.tsx';

/**
 * A link that changes an option of the current page. `PageLinks` handles it without scrolling and replaces the history
 * entry. Without JavaScript the hash of its URL scrolls back to the block. The browser handles files, as in `PageLink`.
 */
export function ChoiceLink(props: LinkComponentProps) {
  return <a {...props} data-choice={isPage(props.href) ? '' : undefined} />;
}
