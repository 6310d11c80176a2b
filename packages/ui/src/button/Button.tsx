import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'quiet', 'ghost'] as const;
export const buttonSizes = ['medium', 'small'] as const;

interface ButtonLook {
  /**
   * `primary` for the one action that matters most, `quiet` (outlined) beside it, `ghost` for actions in bars.
   * @default 'primary'
   */
  tone?: (typeof buttonTones)[number];
  /**
   * `medium` is 52 px high, `small` 44 px.
   * @default 'medium'
   */
  size?: (typeof buttonSizes)[number];
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /**
   * Marks the button busy: it keeps its place and focus, and does nothing until the work is done.
   * @default false
   */
  busy?: boolean;
}

/** Does something on this page. Renders `<button type="button">`. */
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

/** Goes somewhere, and looks like a button. Renders `<a>`. */
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
