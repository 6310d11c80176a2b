import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './CoverLink.css.ts';
import { cx } from './cx.ts';

interface CoverLinkProps extends Pick<LinkProps, 'aria-current'> {
  /** Without a URL the title is plain text. */
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The title of a card as a link whose click target is the whole card. */
export function CoverLink({ href, className, children, ...props }: CoverLinkProps) {
  if (!href) return children;
  return (
    <Link {...props} href={href} tone="plain" className={cx(styles.root, className)}>
      {children}
    </Link>
  );
}
