import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

interface ChoiceProps {
  /** Address that shows the page with this choice made. */
  href?: string;
  chosen: boolean;
  /** Is called when the visitor makes the choice. */
  onChoose?: () => void;
  className?: string;
  children: ReactNode;
}

/** One of several: a link where it has an address, a button where it can be chosen, otherwise text. */
export function Choice({ href, chosen, onChoose, className, children }: ChoiceProps) {
  const current = chosen ? 'true' : undefined;
  if (href !== undefined) {
    return (
      <Link
        href={href}
        tone="plain"
        aria-current={current}
        className={className}
        onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
          // A new tab or window makes the choice there, not here.
          if (!(metaKey || ctrlKey || shiftKey || altKey)) onChoose?.();
        }}
      >
        {children}
      </Link>
    );
  }
  if (onChoose) {
    return (
      <button type="button" aria-pressed={chosen} className={className} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <span aria-current={current} className={className}>
      {children}
    </span>
  );
}
