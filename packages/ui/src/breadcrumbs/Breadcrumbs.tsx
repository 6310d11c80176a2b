import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way. */
export interface Breadcrumb {
  name: string;
  /** Address of the step. The last one is the page itself and needs none. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the first page to the one that is shown. */
  items: readonly Breadcrumb[];
  /**
   * Name of the navigation landmark.
   * @default 'Breadcrumb'
   */
  label?: string;
}

/** The way from the first page to this one. Renders `<nav>`. */
export function Breadcrumbs({
  items,
  label = 'Breadcrumb',
  className,
  ...props
}: BreadcrumbsProps) {
  return (
    <nav {...props} aria-label={label} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={name} className={styles.item}>
            {href && index < items.length - 1 ? (
              <Link href={href} tone="plain" className={styles.link}>
                {name}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
