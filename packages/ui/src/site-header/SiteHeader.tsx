'use client';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { HeaderSearch, type HeaderSearchOptions } from '../header-search/HeaderSearch.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { ParsingEnd } from '../internal/ParsingEnd.tsx';
import { useOutOfView } from '../internal/useOutOfView.ts';
import { MobileDrawer, type MobileDrawerLabels } from '../mobile-drawer/MobileDrawer.tsx';
import type { NavigationItem } from '../navigation-menu/items.ts';
import type { Ground } from '../styles/index.ts';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import * as styles from './SiteHeader.css.ts';

const defaultLabels = {
  /** Name of the navigation landmark. */
  navigation: 'Main',
  /** Name of the button that opens an entry's panel. `{name}` is replaced by the name of the entry. */
  more: '{name} menu',
} as const;

/** Labels of the header. */
export interface SiteHeaderLabels extends MobileDrawerLabels, Words<typeof defaultLabels> {}

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's logo and name, usually a `BrandLink`. */
  brand: ReactNode;
  /** Entries of the navigation. */
  items: readonly NavigationItem[];
  /** Path of the current page, whose entry is marked. Panels close when it changes. */
  path?: string;
  /** The site-wide search: a button in the bar and a field in the drawer. */
  search?: HeaderSearchOptions;
  /** Content at the end of the bar, such as a button. On phones it takes the place of the search, which the drawer has too. */
  actions?: ReactNode;
  /** Content before `actions`, shown from 1024 px, for example a button. For narrower windows, add it to `drawerFoot`. */
  wideActions?: ReactNode;
  /** Content at the end of the drawer, for example a telephone number and a button. */
  drawerFoot?: ReactNode;
  /** Transparent over the `Hero` that follows it, until the page is scrolled more than 10 px. @default false */
  overlay?: boolean;
  /** Ground of the bar, panels and drawer. @default 'dark' */
  ground?: Ground;
  /** Where the menu button links to without JavaScript: the footer's navigation. @default '#footer-navigation' */
  fallbackHref?: string;
  labels?: Partial<SiteHeaderLabels>;
}

/** The sticky bar at the top of every page. Renders `<header>`. */
export function SiteHeader({
  brand,
  items,
  path,
  search,
  actions,
  wideActions,
  drawerFoot,
  overlay = false,
  ground = 'dark',
  fallbackHref,
  labels,
  className,
  ...props
}: SiteHeaderProps) {
  const top = useRef<HTMLSpanElement>(null);
  const scrolled = useOutOfView(top);
  const words = useLabels('SiteHeader', defaultLabels, labels);
  const [searching, setSearching] = useState(false);
  return (
    <>
      <span ref={top} aria-hidden="true" className={styles.top} />
      <header
        {...props}
        data-ground={ground}
        data-overlay={overlay ? '' : undefined}
        data-scrolled={scrolled ? '' : undefined}
        className={cx(styles.root, className)}
      >
        <div className={styles.bar}>
          <div className={styles.brand}>{brand}</div>
          <DesktopNavigation
            items={items}
            path={path}
            label={words.navigation}
            more={words.more}
            onValueChange={(value) => value && setSearching(false)}
            className={styles.navigation}
          />
          {wideActions && <div className={styles.wideActions}>{wideActions}</div>}
          {(search || actions) && (
            <div className={styles.actions}>
              {actions}
              {search && (
                <div className={cx(Boolean(actions) && styles.wideSearch)}>
                  <HeaderSearch
                    {...search}
                    path={path}
                    open={searching}
                    onOpenChange={setSearching}
                  />
                </div>
              )}
            </div>
          )}
          <MobileDrawer
            items={items}
            path={path}
            brand={brand}
            search={search}
            foot={drawerFoot}
            fallbackHref={fallbackHref}
            labels={labels}
            className={styles.menu}
          />
          <ParsingEnd />
        </div>
      </header>
    </>
  );
}
