import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './RegionList.css.ts';

/** A country or region of the network. */
export interface Region {
  name: string;
  /** What is there, for example `Headquarters`. */
  detail?: string;
}

export interface RegionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  regions: readonly Region[];
}

/** Regions in columns under hairlines. Renders `<ul>`. */
export function RegionList({ regions, className, ...props }: RegionListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {regions.map(({ name, detail }) => (
        <li key={name} className={styles.region}>
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}> {detail}</span>}
        </li>
      ))}
    </ul>
  );
}
