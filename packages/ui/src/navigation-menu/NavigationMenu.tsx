'use client';
import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide';
import { type ComponentPropsWithRef, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { after } from '../internal/after.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { Slotted } from '../internal/Slotted.tsx';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import { Link as BrandLink, type LinkProps as BrandLinkProps } from '../link/Link.tsx';
import * as styles from './NavigationMenu.css.ts';

interface RootState {
  opened: string;
  openItem: RefObject<HTMLLIElement | null>;
  openToggle: RefObject<HTMLButtonElement | null>;
  openPanel: RefObject<HTMLDivElement | null>;
  /** Opens an item after a delay, or with `''` closes the open one. Without an argument it cancels the delay. */
  point: (item?: string) => void;
  /** Called when the pointer moves over an item, with the item's value, or with `''` if it has no panel. */
  move: (item: string, pointer: Point) => void;
}

interface ItemState {
  isOpen: boolean;
  panelId: string;
}

/** A position in the viewport, in px. */
interface Point {
  x: number;
  y: number;
}

/** Time in ms that the pointer, on its way to an open panel, has to rest on another item to open that item's panel. */
const restTime = 300;

const RootContext = strictContext<RootState>('NavigationMenu.Root');
const ItemContext = strictContext<ItemState>('NavigationMenu.Item');

export interface RootProps extends Omit<ComponentPropsWithRef<'nav'>, 'defaultValue'> {
  /** Path of the current page. An open panel closes when it changes. */
  path?: string;
  /** Time in ms from the pointer entering an item to its panel opening. @default 80 */
  openDelay?: number;
  /** Time in ms from the pointer leaving the navigation to the panel closing. @default 200 */
  closeDelay?: number;
  /** Value of the open item, or `''` for none (controlled). */
  value?: string;
  /** Value of the initially open item. @default '' */
  defaultValue?: string;
  /** Called with the value of the item that opens, and with `''` when the open item closes. */
  onValueChange?: (value: string) => void;
}

/**
 * Disclosure navigation that keeps at most one panel open. Give it an `aria-label`. Renders `<nav>`.
 *
 * Radix provides state, items and toggles. Hover is implemented here (`activationMode`), because it includes the item's
 * link and panel, and both delays are props. So are panels and dismissal: Radix removes closed panels from the document,
 * and with panels that stay, so that their links are in server HTML, it would consume every Escape key on the page.
 */
export function Root({
  path,
  openDelay = 80,
  closeDelay = 200,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ref,
  onClick,
  onFocus,
  onPointerLeave,
  ...props
}: RootProps) {
  const element = useRef<HTMLElement>(null);
  const merged = useMergedRefs(element, ref);
  const openItem = useRef<HTMLLIElement>(null);
  const openToggle = useRef<HTMLButtonElement>(null);
  const openPanel = useRef<HTMLDivElement>(null);
  const timer = useRef<() => void>(undefined);
  const byHover = useRef(false);
  const pressed = useRef(false);
  /** Last pointer position on the open item. */
  const exit = useRef<Point>(undefined);
  const [opened, setOpened] = useControlled(value, defaultValue, onValueChange);

  const open = (next: string, hovered = false) => {
    timer.current?.();
    byHover.current = hovered;
    pressed.current = false;
    if (next !== opened) setOpened(next);
  };
  const point: RootState['point'] = (item) => {
    timer.current?.();
    if (item === undefined || item === opened || pressed.current) return;
    timer.current = after(item ? openDelay : closeDelay, () => open(item, true));
  };
  const move: RootState['move'] = (item, pointer) => {
    if (item === opened) exit.current = pointer;
    else if (opened && !pressed.current && isOnItsWay(openPanel.current, exit.current, pointer)) {
      timer.current?.();
      timer.current = after(restTime, () => open(item, true));
    }
  };

  useEffect(() => () => timer.current?.(), []);
  useOnChange(path, () => open(''));
  useDismissal(
    opened !== '',
    ({ type }) => {
      if (type === 'keydown' && openItem.current?.matches(':focus-within'))
        openToggle.current?.focus();
      open('');
    },
    element,
  );

  /** Handles a press of a toggle. The first press on a panel that hovering has opened keeps it open. */
  const press = (item: string) => {
    const next = item || (byHover.current ? opened : '');
    open(next);
    pressed.current = next !== '';
  };

  return (
    <RootContext value={{ opened, openItem, openToggle, openPanel, point, move }}>
      <Radix.Root value={opened} onValueChange={press} activationMode="manual" asChild>
        <Slotted<'nav'>>
          {/* Nothing of Radix: an English name, a `dir` that the page already sets, and a ref that would render again
              while the page hydrates, in one long task with all its effects. */}
          {() => (
            <nav
              {...props}
              ref={merged}
              className={cx(styles.root, className)}
              onClick={composeHandlers(onClick, ({ target }) => {
                if (target instanceof Element && target.closest('a')) open('');
              })}
              onFocus={composeHandlers(onFocus, ({ target }) => {
                if (openItem.current && !openItem.current.contains(target)) open('');
              })}
              onPointerLeave={composeHandlers(onPointerLeave, ({ pointerType }) => {
                // The panel stays open while keyboard focus is inside, wherever the pointer is.
                const kept = openItem.current?.querySelector(':focus-visible');
                if (pointerType !== 'touch') point(kept ? undefined : '');
              })}
            />
          )}
        </Slotted>
      </Radix.Root>
    </RootContext>
  );
}

/** Whether the pointer is inside the triangle between the point where it left the item and the panel's near edge. */
function isOnItsWay(panel: HTMLElement | null, from: Point | undefined, to: Point): boolean {
  if (!panel || !from) return false;
  const { left, right, top } = panel.getBoundingClientRect();
  const share = (to.y - from.y) / (top - from.y);
  const edge = (corner: number) => from.x + share * (corner - from.x);
  return share > 0 && share <= 1 && to.x >= edge(left) && to.x <= edge(right);
}

export type ListProps = ComponentPropsWithRef<'ul'>;

/** The row of items. Renders `<ul>`. */
export function List({ className, ...props }: ListProps) {
  return <ul {...props} className={cx(styles.list, className)} />;
}

export interface ItemProps extends ComponentPropsWithRef<'li'> {
  /** Identifies the item within its root. */
  value: string;
  /** Whether the item has a panel, which hovering opens. @default false */
  hasPanel?: boolean;
}

/** An entry: a link, and optionally a toggle with its panel. Renders `<li>`. */
export function Item({
  value,
  hasPanel = false,
  className,
  ref,
  onPointerEnter,
  onPointerMove,
  onPointerLeave,
  ...props
}: ItemProps) {
  const { opened, openItem, point, move } = useStrictContext(RootContext, 'NavigationMenu.Item');
  const isOpen = opened === value;
  const panelId = useId();
  return (
    <ItemContext value={{ isOpen, panelId }}>
      <Radix.Item
        {...props}
        ref={useMergedRefs(isOpen ? openItem : undefined, ref)}
        value={value}
        data-navigation-item=""
        data-state={isOpen ? 'open' : 'closed'}
        className={cx(styles.item, className)}
        onPointerEnter={composeHandlers(onPointerEnter, ({ pointerType }) => {
          if (pointerType !== 'touch') point(hasPanel ? value : '');
        })}
        // Not composed: it only tracks the pointer, so callers have nothing to prevent.
        onPointerMove={(event) => {
          onPointerMove?.(event);
          const { pointerType, clientX, clientY } = event;
          if (pointerType !== 'touch') move(hasPanel ? value : '', { x: clientX, y: clientY });
        }}
        onPointerLeave={composeHandlers(onPointerLeave, ({ pointerType }) => {
          if (pointerType !== 'touch') point();
        })}
      />
    </ItemContext>
  );
}

export interface LinkProps extends Omit<BrandLinkProps, 'tone'> {
  /** Marks the link: `page` as the current page, `true` as the section that contains it. @default false */
  current?: boolean | 'page';
}

/** Link to the item's own page. Renders `<a>`. */
export function Link({ current = false, className, ...props }: LinkProps) {
  return (
    <BrandLink
      aria-current={current || undefined}
      {...props}
      tone="plain"
      className={cx(styles.link, className)}
    />
  );
}

export interface ToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, which describes the panel that the button opens, for example `Products menu`. */
  label: string;
}

/** Opens and closes the panel. The first click after hovering keeps it open, the next closes it. Renders `<button>`. */
export function Toggle({ label, className, ref, onKeyDown, ...props }: ToggleProps) {
  const { openToggle } = useStrictContext(RootContext, 'NavigationMenu.Toggle');
  const { isOpen, panelId } = useStrictContext(ItemContext, 'NavigationMenu.Toggle');
  return (
    <Radix.Trigger
      id={undefined}
      {...props}
      ref={useMergedRefs(isOpen ? openToggle : undefined, ref)}
      type="button"
      aria-label={label}
      aria-controls={panelId}
      className={cx(styles.toggle, className)}
      asChild
    >
      <Slotted<'button'>>
        {/* Omits the arrow keys of Radix, which move between toggles and skip the links. */}
        {(radix) => (
          <button {...radix} onKeyDown={onKeyDown}>
            <Icon icon={ChevronDown} className={styles.chevron} />
          </button>
        )}
      </Slotted>
    </Radix.Trigger>
  );
}

export const panelShapes = ['dropdown', 'mega'] as const;

export interface PanelProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** `dropdown` opens under its item, `mega` spans the nearest positioned ancestor. @default 'dropdown' */
  shape?: (typeof panelShapes)[number];
}

/** The panel of an item. Its links are always in the document. Renders `<div>`. */
export function Panel({ shape = 'dropdown', className, ref, ...props }: PanelProps) {
  const { openPanel } = useStrictContext(RootContext, 'NavigationMenu.Panel');
  const { isOpen, panelId } = useStrictContext(ItemContext, 'NavigationMenu.Panel');
  return (
    <div
      {...props}
      ref={useMergedRefs(isOpen ? openPanel : undefined, ref)}
      id={panelId}
      data-state={isOpen ? 'open' : 'closed'}
      data-shape={shape}
      className={cx(styles.panel, styles.shapes[shape], className)}
    />
  );
}
