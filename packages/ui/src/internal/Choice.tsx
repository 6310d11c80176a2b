import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { opensElsewhere } from './opensElsewhere.ts';

/** One of several choices. */
export interface ChoiceOption<Label = string> {
  /** Identifies the option among the others. */
  value: string;
  label: Label;
  /** URL of the page with this option selected. It makes the option a link, which needs no JavaScript. */
  href?: string;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

interface ChoiceProps {
  /** URL of the page with this option selected. */
  href?: string;
  chosen: boolean;
  disabled?: boolean;
  /** Called when the visitor selects the option. */
  onChoose?: () => void;
  className?: string;
  children: ReactNode;
}

/** One option of several: a link if it has a URL, a button if it can be selected, otherwise text. */
export function Choice({ href, chosen, disabled, onChoose, className, children }: ChoiceProps) {
  const current = chosen ? 'true' : undefined;
  if (href !== undefined && !disabled) {
    return (
      <Link
        href={href}
        tone="plain"
        aria-current={current}
        className={className}
        // A click that opens a new tab or window selects the option there, not here.
        onClick={(event) => !opensElsewhere(event) && onChoose?.()}
      >
        {children}
      </Link>
    );
  }
  if (onChoose) {
    return (
      <button
        type="button"
        aria-pressed={chosen}
        disabled={disabled}
        className={className}
        onClick={onChoose}
      >
        {children}
      </button>
    );
  }
  return (
    <span aria-current={current} data-disabled={disabled ? '' : undefined} className={className}>
      {children}
    </span>
  );
}
