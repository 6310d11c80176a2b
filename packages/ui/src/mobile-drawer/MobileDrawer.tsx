'use client';
import { Menu, X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { HeaderSearch, type HeaderSearchOptions } from '../header-search/HeaderSearch.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { useRootState } from '../internal/useRootState.ts';
import type { NavigationItem } from '../navigation-menu/items.ts';
import { mobileBreakpoint } from '../styles/media.ts';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import * as styles from './MobileDrawer.css.ts';

/** Words of the drawer. */
export interface MobileDrawerLabels {
  /** Name of the drawer and of the button that opens it. */
  menu: string;
  close: string;
  /** First link of a section: the section's own page. */
  overview: string;
}

const defaultLabels: MobileDrawerLabels = {
  menu: 'Menu',
  close: 'Close menu',
  overview: 'Overview',
};

export interface MobileDrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly NavigationItem[];
  /** Path of the page that is shown: marks its link, and closes the drawer when it changes. */
  path?: string;
  /** Mark and name at the top of the drawer. */
  brand?: ReactNode;
  /** The search of the whole property, above the sections. */
  search?: HeaderSearchOptions;
  /** What stands below the sections, for example a telephone number and a button. */
  foot?: ReactNode;
  /**
   * Where the button leads without JavaScript.
   * @default '#footer-navigation'
   */
  fallbackHref?: string;
  labels?: Partial<MobileDrawerLabels>;
}

/** The navigation below 1024 px: a button, and the drawer that it slides in. Renders `<div>`. */
export function MobileDrawer({
  items,
  path,
  brand,
  search,
  foot,
  fallbackHref = '#footer-navigation',
  labels,
  className,
  ...props
}: MobileDrawerProps) {
  const words = { ...defaultLabels, ...labels };
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen(false);
  }

  useRootState('drawer', open ? 'open' : undefined);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const desktop = matchMedia(`(width >= ${mobileBreakpoint / 16}rem)`);
    const close = () => setOpen(false);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [open]);

  return (
    <div {...props} className={cx(styles.root, className)}>
      <a href={fallbackHref} aria-label={words.menu} className={styles.fallback}>
        <Icon icon={Menu} size="medium" />
      </a>
      <IconButton
        icon={Menu}
        label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        className={styles.toggle}
        onClick={() => setOpen(true)}
      />
      <dialog
        ref={dialog}
        id={id}
        aria-label={words.menu}
        data-state={open ? 'open' : 'closed'}
        className={styles.drawer}
        onClose={() => setOpen(false)}
        onClick={({ target }) => {
          const overlay = target === dialog.current;
          if (overlay || (target instanceof Element && target.closest('a'))) setOpen(false);
        }}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            {brand}
            <IconButton
              icon={X}
              label={words.close}
              className={styles.close}
              onClick={() => setOpen(false)}
            />
          </div>
          {search && (
            <HeaderSearch
              {...search}
              look="inline"
              path={path}
              className={styles.search}
              onOpenChange={setOpen}
            />
          )}
          <DrawerNavigation
            items={items}
            path={path}
            label={words.menu}
            overview={words.overview}
          />
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </dialog>
    </div>
  );
}
