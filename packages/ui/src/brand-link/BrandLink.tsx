import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './BrandLink.css.ts';

export interface BrandLinkProps extends Omit<LinkProps, 'tone' | 'children'> {
  /** Name of the brand, next to its mark. */
  name: string;
  /** The mark: an `<svg>` without text, drawn in `currentColor`. */
  mark?: ReactNode;
}

/** Mark and name of the brand, linked to the home page. Renders `<a>`. */
export function BrandLink({ name, mark, className, ...props }: BrandLinkProps) {
  return (
    <Link {...props} tone="plain" className={cx(styles.root, className)}>
      {mark && <span className={styles.mark}>{mark}</span>}
      {name}
    </Link>
  );
}
