'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Fragment of the main content, which must be focusable (`tabIndex={-1}`). @default '#main' */
  href?: string;
}

/** Skips the header; visible only while focused. Place it first on the page. Renders `<a>`. */
export function SkipLink({ href = '#main', className, children, ...props }: SkipLinkProps) {
  const text = useLabel('SkipLink', 'Skip to content', children);
  return (
    <a {...props} href={href} className={cx(styles.root, className)}>
      {text}
    </a>
  );
}
