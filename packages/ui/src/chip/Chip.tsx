import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether this option is selected. @default false */
  pressed?: boolean;
}

/** An option that is on or off. Renders `<button aria-pressed>`. */
export function Chip({ pressed = false, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={cx(styles.root, className)}
    />
  );
}

export interface ChipLinkProps extends Omit<LinkProps, 'tone'> {
  /** Whether the link points to the current page. @default false */
  current?: boolean;
}

/** An option with its own URL. Renders `<a>`, with `aria-current` when selected. */
export function ChipLink({ current = false, className, ...props }: ChipLinkProps) {
  return (
    <Link
      aria-current={current || undefined}
      {...props}
      tone="plain"
      className={cx(styles.root, className)}
    />
  );
}
