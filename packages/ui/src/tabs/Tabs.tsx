'use client';
import * as Radix from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { byId } from '../internal/byId.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { idPart } from '../internal/idPart.ts';
import { isModified, opensElsewhere } from '../internal/opensElsewhere.ts';
import { Slotted } from '../internal/Slotted.tsx';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useFocusAfter } from '../internal/useFocusAfter.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './Tabs.css.ts';

interface RootState {
  /** Start of the ids of tabs and panels. */
  id: string;
  selected: string;
  select: (value: string) => void;
  /** Whether the component is hydrated. Until then its tabs are links. */
  enhanced: boolean;
  /** Whether a tab has the selected value. If none has, every tab is a Tab stop. */
  found: boolean;
  setFound: (found: boolean) => void;
  left: RefObject<Left>;
}

/** Where the selected tab was when it was removed. */
interface Left {
  /** Ids of the tabs after it, then of those before it, the closest first. */
  neighbours: readonly string[];
  hadFocus: boolean;
}

const RootContext = strictContext<RootState>('Tabs.Root');

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Value of the selected tab (controlled). */
  value?: string;
  /** Value of the initially selected tab, usually from the URL. */
  defaultValue?: string;
  /** Called with the value of the tab that the visitor selects. */
  onValueChange?: (value: string) => void;
}

/** Contains the tabs and their panels, and manages which tab is selected. Renders `<div>`. */
export function Root({ value, defaultValue = '', onValueChange, dir, ref, ...props }: RootProps) {
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  /** The tab that took the place of the chosen one, which is gone. */
  const [heir, setHeir] = useState<{ of: string; value: string }>();
  const selected = value === undefined && heir?.of === chosen ? heir.value : chosen;
  const select = (next: string) => {
    setHeir(undefined);
    choose(next);
  };
  const id = useId();
  const enhanced = useHydrated();
  const [found, setFound] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<Left>({ neighbours: [], hadFocus: false });
  const isUncontrolled = value === undefined;
  useEffect(() => {
    if (found || !isUncontrolled) return;
    const next = left.current.neighbours.map((tab) => byId(root.current, tab)).find(Boolean);
    if (next?.dataset.value) setHeir({ of: chosen, value: next.dataset.value });
  }, [found, isUncontrolled, chosen]);
  useFocusAfter(
    heir,
    () => (left.current.hadFocus ? byId(root.current, `${id}-tab-${idPart(selected)}`) : undefined),
    { initially: false, onlyIfLost: true },
  );
  return (
    <RootContext value={{ id, selected, select, enhanced, found, setFound, left }}>
      <Radix.Root value={selected} onValueChange={select} asChild>
        <div {...props} ref={useMergedRefs(root, ref)} dir={dir} />
      </Radix.Root>
    </RootContext>
  );
}

export interface ListProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string;
}

/** The row of tabs. Renders `<div role="tablist">`, and `role="navigation"` until hydration. */
export function List({ label, className, ref, ...props }: ListProps) {
  const { enhanced } = useStrictContext(RootContext, 'Tabs.List');
  return (
    <Radix.List asChild>
      <Slotted<'div'> ref={ref}>
        {(radix) => (
          <div
            {...props}
            ref={radix.ref}
            role={enhanced ? 'tablist' : 'navigation'}
            aria-label={label}
            className={cx(styles.list, className)}
          />
        )}
      </Slotted>
    </Radix.List>
  );
}

export interface TabProps extends Omit<LinkProps, 'id' | 'tone' | 'newTab' | 'labels'> {
  /** Identifies the tab within its root. */
  value: string;
  /** URL of the page with this tab selected, which the tab links to without JavaScript. */
  href: string;
  /** Whether the tab cannot be selected. @default false */
  disabled?: boolean;
}

/**
 * A tab that shows its panel. Renders `<a role="tab">`, and a plain link until hydration.
 *
 * Unlike in Radix, a tab is selected on click rather than on mouse down, and only on keyboard focus, because clicks with
 * modifier keys open the link elsewhere. Page Up and Page Down scroll the page. The arrow keys are handled here: Radix
 * cannot tell where the focus is in a shadow root.
 */
export function Tab({
  value,
  href,
  disabled = false,
  className,
  ref,
  onMouseDown,
  onFocus,
  onKeyDown,
  onClick,
  ...props
}: TabProps) {
  const { id, selected, select, enhanced, found, setFound, left } = useStrictContext(
    RootContext,
    'Tabs.Tab',
  );
  const isSelected = value === selected;
  const tab = useRef<HTMLAnchorElement>(null);
  const merged = useMergedRefs(tab, ref);
  useLayoutEffect(() => {
    const { current: element } = tab;
    if (!isSelected || !element) return;
    return () => {
      const tabs = tabsAround(element);
      const index = tabs.indexOf(element);
      const neighbours = [...tabs.slice(index + 1), ...tabs.slice(0, index).reverse()];
      left.current = {
        neighbours: neighbours.map((one) => one.id),
        hadFocus: element.matches(':focus'),
      };
    };
  }, [isSelected, left]);
  useEffect(() => {
    if (!isSelected || disabled) return;
    setFound(true);
    return () => setFound(false);
  }, [isSelected, disabled, setFound]);
  if (disabled) {
    const role = enhanced
      ? { role: 'tab', 'aria-selected': isSelected, id: `${id}-tab-${idPart(value)}` }
      : { role: 'link' };
    return (
      <a
        {...props}
        {...role}
        ref={ref}
        aria-disabled="true"
        className={cx(styles.tab, className)}
      />
    );
  }
  return (
    <Radix.Trigger value={value} asChild>
      <Slotted<'a'> ref={merged}>
        {({ type: _, onMouseDown: __, ...radix }) => (
          <Link
            {...props}
            href={href}
            {...(enhanced
              ? {
                  ...radix,
                  id: `${id}-tab-${idPart(value)}`,
                  'data-value': value,
                  'aria-controls': isSelected ? `${id}-panel-${idPart(value)}` : undefined,
                  tabIndex: isSelected || !found ? 0 : -1,
                }
              : { 'aria-current': isSelected || undefined })}
            ref={radix.ref}
            tone="plain"
            data-state={isSelected ? 'selected' : 'idle'}
            className={cx(styles.tab, className)}
            onMouseDown={composeHandlers(onMouseDown, (event) => {
              // In Firefox the focus that another button gives would select the tab. On a Mac, Ctrl makes a press one of those.
              if (event.button !== 0 || event.ctrlKey) event.preventDefault();
            })}
            onFocus={composeHandlers(onFocus, (event) => {
              // Firefox and Safari do not match `:focus-visible` when an arrow key moves focus after a click.
              if (!event.currentTarget.matches(':active')) radix.onFocus?.(event);
            })}
            onKeyDown={composeHandlers(onKeyDown, (event) => {
              if (!enhanced || isModified(event)) return;
              const to = tabAt(event.key, event.currentTarget);
              to?.focus();
              const selects = event.key === ' ';
              if (selects) radix.onKeyDown?.(event);
              // It would also scroll the page.
              if (to || selects) event.preventDefault();
            })}
            onClick={composeHandlers(onClick, (event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              if (!isSelected) select(value);
            })}
          />
        )}
      </Slotted>
    </Radix.Trigger>
  );
}

/** The tab that a key moves the focus to. */
function tabAt(key: string, tab: HTMLElement): HTMLElement | undefined {
  const tabs = tabsAround(tab);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  return tabs.at((tabs.indexOf(tab) + (key === forward ? 1 : -1)) % tabs.length);
}

/** The tabs of a tab's list that can be selected. */
function tabsAround(tab: HTMLElement): HTMLElement[] {
  const list = tab.closest('[role="tablist"]');
  return [...(list?.querySelectorAll<HTMLElement>('[data-value]') ?? [])];
}

export interface PanelProps extends Omit<ComponentPropsWithRef<'div'>, 'hidden' | 'id'> {
  /** Value of the tab that shows the panel. Without it the panel belongs to every tab, and the caller changes its content. */
  value?: string;
}

/**
 * Content of a tab, hidden while another tab is selected. Renders `<div role="tabpanel">`. Radix's panel would update
 * itself in a layout effect, and React then finishes everything that follows hydration in the same task.
 */
export function Panel({ value, className, ...props }: PanelProps) {
  const { id, selected, enhanced } = useStrictContext(RootContext, 'Tabs.Panel');
  const shown = value ?? selected;
  const part = idPart(shown);
  return (
    <div
      {...props}
      {...(enhanced && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${part}` })}
      id={`${id}-panel-${part}`}
      hidden={shown !== selected}
      className={cx(styles.panel, className)}
    />
  );
}
