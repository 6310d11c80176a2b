import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './CoverGridRow.css.ts';

/** A file. */
export interface CoverGridRowItem {
  /** Its name, which the link begins with. */
  name: string;
  /** Format and size, which the link ends with. */
  note?: string;
  href: string;
  /** Its first page, as a decorative `Picture`. */
  image: ReactNode;
}

export interface CoverGridRowProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Files, the nearest to the subject first. */
  items: readonly CoverGridRowItem[];
}

/** Files as small first pages, of which each is a link. Renders `<ul>`. */
export function CoverGridRow({ items, className, ...props }: CoverGridRowProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ name, note, href, image }) => (
        <li key={href} className={styles.tile}>
          <span className={styles.page}>{image}</span>
          <CoverLink href={href} className={styles.link}>
            {name} {note && <span className={styles.note}>{note}</span>}
          </CoverLink>
        </li>
      ))}
    </ul>
  );
}
