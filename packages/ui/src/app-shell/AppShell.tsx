'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { centreInList } from '../internal/centreInList.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AppShell.css.ts';

/** An item of the navigation. */
export interface AppShellItem {
  name: string;
  href: string;
  /** Number of pending tasks. 0 is not shown. */
  count?: number;
}

const defaultLabels = {
  /** Accessible name of the navigation. */
  navigation: 'Workplace',
  /** Visually hidden text after a count. */
  waiting: 'waiting',
} as const;

/** Labels of the frame. */
export interface AppShellLabels extends Words<typeof defaultLabels> {}

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Name of the site, usually a `BrandLink`. */
  brand: ReactNode;
  /** Items of the navigation. */
  items: readonly AppShellItem[];
  /** Path of the current page. The item with this URL, or a parent of it, is marked. */
  path: string;
  /** The signed-in user and a sign-out button. */
  account?: ReactNode;
  labels?: Partial<AppShellLabels>;
}

/**
 * The layout of an application behind a sign-in: a dark sidebar with the navigation, and the page. Below 1024 px the
 * sidebar is a bar that scrolls to the current item. Renders `<div>`.
 */
export function AppShell({
  brand,
  items,
  path,
  account,
  labels,
  className,
  children,
  ...props
}: AppShellProps) {
  const words = useLabels('AppShell', defaultLabels, labels);
  const navigation = useRef<HTMLElement>(null);
  const current = items.find(({ href }) => isWithin(path, href))?.href;
  useEffect(() => {
    if (current) centreInList(navigation.current);
  }, [current]);

  return (
    <div {...props} className={cx(styles.root, className)}>
      <header data-ground="dark" className={styles.side}>
        <div className={styles.brand}>{brand}</div>
        <nav ref={navigation} aria-label={words.navigation} className={styles.navigation}>
          <ul className={styles.list}>
            {items.map(({ name, href, count = 0 }) => (
              <li key={href} className={styles.item}>
                <Link
                  href={href}
                  tone="plain"
                  aria-current={href === current ? 'page' : undefined}
                  className={styles.link}
                >
                  {name}
                  {count > 0 && (
                    <span className={styles.count}>
                      {count} <VisuallyHidden>{words.waiting}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {account && <div className={styles.account}>{account}</div>}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
