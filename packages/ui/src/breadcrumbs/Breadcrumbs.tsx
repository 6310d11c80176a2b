'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One item of the path. */
export interface Breadcrumb {
  name: string;
  /** URL of the item. The last item is the current page and needs none. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to the current page. */
  items: readonly Breadcrumb[];
  /** Name of the navigation landmark. @default 'Breadcrumb' */
  label?: string;
}

/** The path from the home page to the current page. Renders `<nav>`. */
export function Breadcrumbs({ items, label, className, ...props }: BreadcrumbsProps) {
  const name = useLabel('Breadcrumbs', 'Breadcrumb', label);
  return (
    <nav {...props} aria-label={name} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ name: step, href }, index) => (
          <li key={step} className={styles.item}>
            {href && index < items.length - 1 ? (
              <Link href={href} tone="plain" className={styles.link}>
                {step}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{step}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
