import type { LinkComponentProps } from '@brand/ui/link';
import { useLinkClickHandler } from 'react-router-dom';

/**
 * A link that makes a choice on this page: the page stays where it is, and the way back does not lead through every
 * choice. Without JavaScript its address names the block to return to.
 */
export function ChoiceLink({ href, onClick, ...props }: LinkComponentProps) {
  const [page = ''] = href.split('#');
  const choose = useLinkClickHandler<HTMLAnchorElement>(page, {
    replace: true,
    preventScrollReset: true,
  });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) choose(event);
      }}
    />
  );
}
