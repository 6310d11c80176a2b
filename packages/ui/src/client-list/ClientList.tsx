import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './ClientList.css.ts';

/** A client by name, or by its logo. */
export interface Client {
  name: string;
  /** Stands for the name, which becomes its text. */
  logo?: Omit<PictureImage, 'alt'>;
  /** Address of the client or of its case study. */
  href?: string;
}

export interface ClientListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  clients: readonly Client[];
}

/** Clients in a grid of hairlines, by logo or by name. Renders `<ul>`. */
export function ClientList({ clients, className, ...props }: ClientListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {clients.map(({ name, logo, href }) => {
        const mark = logo ? (
          <Picture {...logo} alt={name} sizes="12rem" className={styles.logo} />
        ) : (
          name
        );
        return (
          <li key={name} className={styles.client}>
            {href ? (
              <Link href={href} tone="plain" className={styles.link}>
                {mark}
              </Link>
            ) : (
              mark
            )}
          </li>
        );
      })}
    </ul>
  );
}
