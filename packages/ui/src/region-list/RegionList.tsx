import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './RegionList.css.ts';

/** A country or region of the network. */
export interface Region {
  name: string;
  /** Kind of site, for example `Headquarters`. */
  detail?: string;
  /** URL of the office in charge, for example `/contact#office-munich`. */
  href?: string;
}

export interface RegionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Regions of the network. */
  items: readonly Region[];
}

/** Regions in columns with hairlines. Renders `<ul>`. */
export function RegionList({ items, className, ...props }: RegionListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ name, detail, href }) => (
        <li key={name} className={styles.region}>
          {href ? (
            <Link href={href} className={styles.name}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {detail && <span className={styles.detail}> {detail}</span>}
        </li>
      ))}
    </ul>
  );
}
