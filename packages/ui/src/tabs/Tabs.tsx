'use client';
import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import * as styles from './Tabs.css.ts';

interface RootState {
  selected: string;
  select: (value: string) => void;
  id: string;
  /** Until scripts are at work the tabs are links, and say so. */
  enhanced: boolean;
}

const RootContext = strictContext<RootState>('Tabs.Root');

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Value of the selected tab, when the caller holds it. */
  value?: string;
  /** Value of the tab that is selected at first: the one that the address names. */
  defaultValue?: string;
  /** Is told the value of the tab that the visitor selects. */
  onValueChange?: (value: string) => void;
}

/** Holds which tab is selected. Renders `<div>`. */
export function Root({ value, defaultValue = '', onValueChange, ...props }: RootProps) {
  const [selected, select] = useControlled(value, defaultValue, onValueChange);
  const id = useId();
  const enhanced = useHydrated();
  return (
    <RootContext value={{ selected, select, id, enhanced }}>
      <div {...props} />
    </RootContext>
  );
}

export interface ListProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** What the tabs choose. */
  label: string;
}

/** The row of tabs. Renders `<div role="tablist">`, and a navigation until scripts are at work. */
export function List({ label, className, onKeyDown, ...props }: ListProps) {
  const { enhanced } = useStrictContext(RootContext, 'Tabs.List');
  return (
    <div
      {...props}
      role={enhanced ? 'tablist' : 'navigation'}
      aria-label={label}
      className={cx(styles.list, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) moveSelection(event);
      }}
    />
  );
}

export interface TabProps extends Omit<LinkProps, 'tone' | 'newTab' | 'newTabLabel'> {
  /** Names the tab within its root. */
  value: string;
  /** Address that shows the page with this tab selected: without scripts the tab leads there. */
  href: string;
}

/** Shows its panel. Renders `<a role="tab">`, and a plain link until scripts are at work. */
export function Tab({ value, className, onClick, ...props }: TabProps) {
  const { selected, select, id, enhanced } = useStrictContext(RootContext, 'Tabs.Tab');
  const isSelected = value === selected;
  return (
    <Link
      {...props}
      {...(enhanced
        ? {
            role: 'tab',
            id: tabId(id, value),
            'aria-selected': isSelected,
            'aria-controls': isSelected ? panelId(id) : undefined,
            tabIndex: isSelected ? 0 : -1,
          }
        : { 'aria-current': isSelected || undefined })}
      tone="plain"
      data-state={isSelected ? 'selected' : 'idle'}
      className={cx(styles.tab, className)}
      onClick={(event) => {
        onClick?.(event);
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || elsewhere) return;
        event.preventDefault();
        if (!isSelected) select(value);
      }}
    />
  );
}

export interface PanelProps extends Omit<ComponentPropsWithRef<'div'>, 'hidden' | 'id'> {
  /** Tab to which it belongs. Without it the panel is that of every tab, and the caller changes its content. */
  value?: string;
}

/** What the tab shows; hidden while another is selected. Renders `<div role="tabpanel">`. */
export function Panel({ value, className, ...props }: PanelProps) {
  const { selected, id, enhanced } = useStrictContext(RootContext, 'Tabs.Panel');
  const shown = value === undefined || value === selected;
  return (
    <div
      {...props}
      {...(enhanced && { role: 'tabpanel', 'aria-labelledby': tabId(id, value ?? selected) })}
      id={shown ? panelId(id) : undefined}
      hidden={!shown}
      className={cx(styles.panel, className)}
    />
  );
}

function tabId(id: string, value: string): string {
  return `${id}-${value}`;
}

/** There is one panel in sight, and so one id. */
function panelId(id: string): string {
  return `${id}-panel`;
}

/** The panels are there already, so the selection follows the focus. */
function moveSelection(event: KeyboardEvent<HTMLDivElement>) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const last = tabs.length - 1;
  const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: current + forth,
    ArrowLeft: current - forth,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (current < 0 || target === undefined) return;
  event.preventDefault();
  const tab = tabs[target < 0 ? last : target > last ? 0 : target];
  tab?.focus();
  tab?.click();
}
