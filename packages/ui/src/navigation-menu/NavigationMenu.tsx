'use client';
import { ChevronDown } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { Link as BrandLink, type LinkProps as BrandLinkProps } from '../link/Link.tsx';
import * as styles from './NavigationMenu.css.ts';

interface Opened {
  item: string;
  by: 'hover' | 'press';
}

interface RootState {
  opened: Opened | null;
  open: (opened: Opened | null) => void;
  /** Does the same after a while, unless something else is asked for before. */
  openAfter: (delay: number, opened: Opened | null) => void;
  cancel: () => void;
  openDelay: number;
  closeDelay: number;
}

interface ItemState {
  value: string;
  state: 'open' | 'closed';
  panelId: string;
}

const RootContext = strictContext<RootState>('NavigationMenu.Root');
const ItemContext = strictContext<ItemState>('NavigationMenu.Item');

export interface RootProps extends ComponentPropsWithRef<'nav'> {
  /** Address of the page that is shown. An open panel closes when it changes. */
  path?: string;
  /**
   * Time in ms that the pointer rests on an item before its panel opens.
   * @default 80
   */
  openDelay?: number;
  /**
   * Time in ms after which the panel closes when the pointer has left the navigation.
   * @default 200
   */
  closeDelay?: number;
  /** Is told when a panel opens. */
  onOpen?: () => void;
}

/** Disclosure navigation: holds which panel is open. Give it an `aria-label`. Renders `<nav>`. */
export function Root({
  path,
  openDelay = 80,
  closeDelay = 200,
  onOpen,
  className,
  ref,
  onClick,
  onPointerLeave,
  ...props
}: RootProps) {
  const element = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpened(null);
  }

  const cancel = () => clearTimeout(timer.current);
  const open = (next: Opened | null) => {
    cancel();
    setOpened(next);
  };
  const openAfter = (delay: number, next: Opened | null) => {
    cancel();
    timer.current = setTimeout(() => setOpened(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  useEffect(() => {
    const root = element.current;
    if (!opened || !root) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.contains(event.target)) setOpened(null);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = root.querySelector('[data-navigation-item][data-state="open"]');
      if (item?.contains(document.activeElement)) {
        item.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }
      setOpened(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [opened]);

  return (
    <RootContext value={{ opened, open, openAfter, cancel, openDelay, closeDelay }}>
      <nav
        {...props}
        ref={mergeRefs(element, ref)}
        className={cx(styles.root, className)}
        onClick={(event) => {
          onClick?.(event);
          if (event.target instanceof Element && event.target.closest('a')) open(null);
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          if (event.pointerType === 'touch') return;
          cancel();
          // Who is inside with the keyboard keeps the panel, wherever the pointer goes.
          if (!element.current?.querySelector('[data-state="open"] :focus-visible')) {
            openAfter(closeDelay, null);
          }
        }}
      />
    </RootContext>
  );
}

export type ListProps = ComponentPropsWithRef<'ul'>;

/** The row of items. Renders `<ul>`. */
export function List({ className, ...props }: ListProps) {
  return <ul {...props} className={cx(styles.list, className)} />;
}

export interface ItemProps extends ComponentPropsWithRef<'li'> {
  /** Names the item within its root. */
  value: string;
  /**
   * Whether the item has a panel, which the pointer opens.
   * @default false
   */
  hasPanel?: boolean;
}

/** One entry: a link, and for those with a panel its toggle and the panel. Renders `<li>`. */
export function Item({
  value,
  hasPanel = false,
  className,
  onPointerEnter,
  onPointerLeave,
  ...props
}: ItemProps) {
  const { opened, openAfter, cancel, openDelay, closeDelay } = useStrictContext(
    RootContext,
    'NavigationMenu.Item',
  );
  const state = opened?.item === value ? 'open' : 'closed';
  const panelId = useId();
  return (
    <ItemContext value={{ value, state, panelId }}>
      <li
        {...props}
        data-navigation-item=""
        data-state={state}
        className={cx(styles.item, className)}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          if (event.pointerType === 'touch') return;
          if (state === 'open') cancel();
          else if (hasPanel) openAfter(openDelay, { item: value, by: 'hover' });
          else if (opened) openAfter(closeDelay, null);
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          if (event.pointerType !== 'touch') cancel();
        }}
      />
    </ItemContext>
  );
}

export interface LinkProps extends Omit<BrandLinkProps, 'tone'> {
  /**
   * Marks the entry under which the shown page stands.
   * @default false
   */
  current?: boolean;
}

/** The item's own page. Renders `<a>`. */
export function Link({ current = false, className, ...props }: LinkProps) {
  return (
    <BrandLink
      aria-current={current ? 'true' : undefined}
      {...props}
      tone="plain"
      className={cx(styles.link, className)}
    />
  );
}

export interface ToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What the button opens, for example `More about Products`: its accessible name. */
  label: string;
}

/**
 * Opens and closes the panel. What the pointer's arrival has just opened, a click keeps open: only the next one closes.
 * Renders `<button>`.
 */
export function Toggle({ label, className, onClick, ...props }: ToggleProps) {
  const { opened, open } = useStrictContext(RootContext, 'NavigationMenu.Toggle');
  const { value, state, panelId } = useStrictContext(ItemContext, 'NavigationMenu.Toggle');
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-expanded={state === 'open'}
      aria-controls={panelId}
      data-state={state}
      className={cx(styles.toggle, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        open(state === 'open' && opened?.by === 'press' ? null : { item: value, by: 'press' });
      }}
    >
      <Icon icon={ChevronDown} className={styles.chevron} />
    </button>
  );
}

export const panelShapes = ['dropdown', 'mega'] as const;

export interface PanelProps extends ComponentPropsWithRef<'div'> {
  /**
   * `dropdown` hangs under its item, `mega` spans the nearest positioned ancestor, the header.
   * @default 'dropdown'
   */
  shape?: (typeof panelShapes)[number];
}

/** What opens under the item. Its links are always in the document. Renders `<div>`. */
export function Panel({ shape = 'dropdown', className, ...props }: PanelProps) {
  const { state, panelId } = useStrictContext(ItemContext, 'NavigationMenu.Panel');
  return (
    <div
      {...props}
      id={panelId}
      data-state={state}
      data-shape={shape}
      className={cx(styles.panel, styles.shapes[shape], className)}
    />
  );
}
