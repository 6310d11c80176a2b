'use client';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useRef, useState } from 'react';
import { HeaderSearch, type HeaderSearchOptions } from '../header-search/HeaderSearch.tsx';
import { cx } from '../internal/cx.ts';
import { End } from '../internal/End.tsx';
import { useOutOfView } from '../internal/useOutOfView.ts';
import { MobileDrawer, type MobileDrawerLabels } from '../mobile-drawer/MobileDrawer.tsx';
import type { NavigationItem } from '../navigation-menu/items.ts';
import type { Ground } from '../styles/index.ts';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import * as styles from './SiteHeader.css.ts';

/** Words of the header. */
export interface SiteHeaderLabels extends MobileDrawerLabels {
  /** Name of the navigation landmark. */
  navigation: string;
  /** Name of the button that opens the panel of an entry. */
  more: (name: string) => string;
}

const defaultLabels = {
  navigation: 'Main',
  more: (name: string) => `More about ${name}`,
};

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Mark and name, as a link to the first page. */
  brand: ReactNode;
  items: readonly NavigationItem[];
  /** Path of the page that is shown: marks its entry, and closes what is open when it changes. */
  path?: string;
  /** The search of the whole property: a button in the bar at every width, and the field in the drawer. */
  search?: HeaderSearchOptions;
  /** What stands at the end of the bar at every width, for example a button. */
  actions?: ReactNode;
  /** Last part of the drawer, for example a telephone number and a button. */
  drawerFoot?: ReactNode;
  /**
   * Lies transparent over what follows, a `Hero`, until the page is scrolled more than 10 px.
   * @default false
   */
  overlay?: boolean;
  /**
   * Ground of bar, panels and drawer.
   * @default 'dark'
   */
  ground?: Ground;
  /**
   * Where the menu button leads below 1024 px without JavaScript: the navigation in the footer.
   * @default '#footer-navigation'
   */
  fallbackHref?: string;
  labels?: Partial<SiteHeaderLabels>;
}

/** Bar at the top of every page, which stays while the page scrolls. Renders `<header>`. */
export function SiteHeader({
  brand,
  items,
  path,
  search,
  actions,
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
  const words = { ...defaultLabels, ...labels };
  const [searching, setSearching] = useState(false);
  const stopSearching = useCallback(() => setSearching(false), []);
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
            onOpen={stopSearching}
            className={styles.navigation}
          />
          {(search || actions) && (
            <div className={styles.actions}>
              {actions}
              {search && (
                <HeaderSearch
                  {...search}
                  path={path}
                  open={searching}
                  onOpenChange={setSearching}
                />
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
          <End />
        </div>
      </header>
    </>
  );
}
