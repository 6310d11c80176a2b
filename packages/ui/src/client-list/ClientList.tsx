import type { ComponentPropsWithRef } from 'react';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './ClientList.css.ts';

/** A client by name, or by its logo. */
export interface Client {
  name: string;
  /** Shown instead of the name, which becomes the alternative text. */
  logo?: Omit<PictureImage, 'alt'>;
  /** URL of the client or of its case study. */
  href?: string;
}

export interface ClientListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Clients, by name or logo. */
  items: readonly Client[];
}

/** Clients in a grid of hairlines, by logo or by name. Renders `<ul>`. */
export function ClientList({ items, className, ...props }: ClientListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ name, logo, href }) => {
        const mark = logo ? (
          <Picture {...logo} alt={name} sizes="12rem" className={styles.logo} />
        ) : (
          name
        );
        return (
          <li key={name} className={styles.client}>
            <CoverLink href={href} className={styles.link}>
              {mark}
            </CoverLink>
          </li>
        );
      })}
    </ul>
  );
}
