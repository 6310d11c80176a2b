import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'quiet', 'ghost'] as const;
export const buttonSizes = ['medium', 'small'] as const;

interface ButtonLook {
  /** `primary` for the main action, `quiet` (outlined) for others, `ghost` for actions in bars. @default 'primary' */
  tone?: (typeof buttonTones)[number];
  /** `medium` is 52 px high, `small` 44 px. @default 'medium' */
  size?: (typeof buttonSizes)[number];
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Marks the button as busy: it keeps its size and focus, and ignores clicks. @default false */
  busy?: boolean;
}

/** A button for an action on the current page. Renders `<button type="button">`. */
export function Button({
  tone = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...props}
      type={type}
      data-busy={busy || undefined}
      className={cx(styles.root, styles.tones[tone], styles.sizes[size], className)}
      onClick={busy ? preventDefault : onClick}
    />
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'tone'> {}

/** A link that looks like a button. Renders `<a>`. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  className,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      {...props}
      tone="plain"
      className={cx(styles.root, styles.tones[tone], styles.sizes[size], className)}
    />
  );
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault();
}
