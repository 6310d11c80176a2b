import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * Anchor of the main content, which must be focusable (`tabIndex={-1}`).
   * @default '#main'
   */
  href?: string;
}

/** First stop of the keyboard on a page: jumps over the header. Seen only with focus. Renders `<a>`. */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to content',
  ...props
}: SkipLinkProps) {
  return (
    <a {...props} href={href} className={cx(styles.root, className)}>
      {children}
    </a>
  );
}
