'use client';
import { Menu, X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { HeaderSearch, type HeaderSearchOptions } from '../header-search/HeaderSearch.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { afterPaint } from '../internal/afterPaint.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useCloseAtDesktop } from '../internal/useCloseAtDesktop.ts';
import { type OpenStateProps, useControlled } from '../internal/useControlled.ts';
import { useModal } from '../internal/useModal.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import { useRootState } from '../internal/useRootState.ts';
import type { NavigationItem } from '../navigation-menu/items.ts';
import * as styles from './MobileDrawer.css.ts';

const defaultLabels = {
  /** Accessible name of the drawer and of the button that opens it. */
  menu: 'Menu',
  close: 'Close menu',
  /** First link of a section, which goes to the section's own page. */
  overview: 'Overview',
} as const;

/** Labels of the drawer. */
export interface MobileDrawerLabels extends Words<typeof defaultLabels> {}

export interface MobileDrawerProps
  extends OpenStateProps,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Sections of the navigation. */
  items: readonly NavigationItem[];
  /** Path of the current page, whose link is marked. A change closes the drawer. */
  path?: string;
  /** Brand at the top of the drawer. */
  brand?: ReactNode;
  /** The site-wide search, above the sections. */
  search?: HeaderSearchOptions;
  /** Content below the sections, for example a telephone number and a button. */
  foot?: ReactNode;
  /** URL of the button without JavaScript, or if the navigation cannot be loaded. @default '#footer-navigation' */
  fallbackHref?: string;
  labels?: Partial<MobileDrawerLabels>;
}

/** Visitors who never open the drawer do not load its navigation. */
const load = () => import('./DrawerNavigation.tsx');
const preload = () => load().catch(() => {});

/** The navigation below 1024 px: a button and a drawer. Renders `<div>`. */
export function MobileDrawer({
  items,
  path,
  brand,
  search,
  foot,
  fallbackHref = '#footer-navigation',
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  labels,
  className,
  ...props
}: MobileDrawerProps) {
  const words = useLabels('MobileDrawer', defaultLabels, labels);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  const [navigation, setNavigation] = useState<Awaited<ReturnType<typeof load>>>();
  useOnChange(path, () => open && setOpen(false));

  useRootState('drawer', open ? 'open' : undefined);
  const fallBack = useEffectEvent(() => {
    setOpen(false);
    window.location.assign(fallbackHref);
  });
  useEffect(() => {
    if (open) load().then(setNavigation, fallBack);
  }, [open]);
  // Making the whole page inert is slow on some phones and would delay the response to the tap.
  const modal = useModal(dialog, { open, setOpen, delay: afterPaint });
  useCloseAtDesktop(open, () => setOpen(false));

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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button, and closing returns focus to what had it.
          currentTarget.focus();
          setOpen(true);
        }}
      />
      <dialog
        ref={dialog}
        id={id}
        aria-label={words.menu}
        data-state={open ? 'open' : 'closed'}
        className={styles.drawer}
        {...modal}
        onClick={(event) => {
          modal.onClick(event);
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {(open || navigation) && (
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
                onSearch={
                  search.onSearch &&
                  ((query) => {
                    search.onSearch?.(query);
                    setOpen(false);
                  })
                }
              />
            )}
            {navigation && (
              <navigation.DrawerNavigation
                items={items}
                path={path}
                label={words.menu}
                overview={words.overview}
              />
            )}
            {foot && <div className={styles.foot}>{foot}</div>}
          </div>
        )}
      </dialog>
    </div>
  );
}
