import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import * as styles from './CoverLink.css.ts';
import { cx } from './cx.ts';

interface CoverLinkProps {
  /** Without a URL the title is plain text. */
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The title of a card as a link whose click target is the whole card. */
export function CoverLink({ href, className, children }: CoverLinkProps) {
  if (!href) return children;
  return (
    <Link href={href} tone="plain" className={cx(styles.root, className)}>
      {children}
    </Link>
  );
}
