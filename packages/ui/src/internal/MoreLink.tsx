import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';
import * as styles from './MoreLink.css.ts';

interface MoreLinkProps {
  /** Without a URL nothing is rendered. */
  href: string | undefined;
  /** Title of the card, appended to the link text for assistive technology. */
  of: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link at the end of a card. */
export function MoreLink({ href, of, className, children }: MoreLinkProps) {
  if (!href) return null;
  return (
    <Link href={href} tone="standalone" className={cx(styles.root, className)}>
      {children}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Link>
  );
}
