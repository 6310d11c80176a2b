'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { centreInList } from '../internal/centreInList.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './WorkFrame.css.ts';

/** One part of the workplace. */
export interface WorkFrameItem {
  name: string;
  href: string;
  /** How much waits there; nothing is shown for none. */
  count?: number;
}

export interface WorkFrameProps extends ComponentPropsWithRef<'div'> {
  /** Name of the property, most often a `BrandLink`. */
  brand: ReactNode;
  items: readonly WorkFrameItem[];
  /** Path of the page that is shown; the item it begins with is marked. */
  path: string;
  /** Who is signed in, and the way out. */
  account?: ReactNode;
  /**
   * Name of the navigation, and what follows a count for those who hear it.
   * @default { navigation: 'Workplace', waiting: 'waiting' }
   */
  labels?: { navigation?: string; waiting?: string };
}

/**
 * A workplace behind a sign-in: its parts in a dark column, or below 1024 px in a bar that scrolls to the current one,
 * and the page. Renders `<div>`.
 */
export function WorkFrame({
  brand,
  items,
  path,
  account,
  labels,
  className,
  children,
  ...props
}: WorkFrameProps) {
  const navigation = useRef<HTMLElement>(null);
  const current = items.find(({ href }) => isWithin(path, href))?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is to be seen
  useEffect(() => centreInList(navigation.current), [current]);

  return (
    <div {...props} className={cx(styles.root, className)}>
      <header data-ground="dark" className={styles.side}>
        <div className={styles.brand}>{brand}</div>
        <nav
          ref={navigation}
          aria-label={labels?.navigation ?? 'Workplace'}
          className={styles.navigation}
        >
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
                      {count} <VisuallyHidden>{labels?.waiting ?? 'waiting'}</VisuallyHidden>
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
