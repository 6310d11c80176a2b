import type { LinkComponentProps } from '@brand/ui/link';

/**
 * A link that makes a choice on this page: the page stays where it is, and the way back does not lead through every
 * choice. Without JavaScript its address names the block to return to. `PageLinks` follows it.
 */
export function ChoiceLink(props: LinkComponentProps) {
  return <a {...props} data-choice="" />;
}
