'use client';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { addressedId } from '../internal/addressedId.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './Accordion.css.ts';

interface RootState {
  open: readonly string[];
  setOpen: (value: string, open: boolean) => void;
}

interface ItemState {
  value: string;
  open: boolean;
  triggerId: string;
  panelId: string;
}

const RootContext = strictContext<RootState>('Accordion.Root');
const ItemContext = strictContext<ItemState>('Accordion.Item');

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Values of the open items, when the caller holds them. */
  value?: readonly string[];
  /**
   * Values of the items that are open at first.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Is told the values of the open items when the visitor opens or closes one. */
  onValueChange?: (value: readonly string[]) => void;
  /**
   * Lets several items be open at once. Otherwise opening one closes the other.
   * @default false
   */
  multiple?: boolean;
}

/** Holds the items and which of them are open. Renders `<div>`. */
export function Root({
  value,
  defaultValue = [],
  onValueChange,
  multiple = false,
  className,
  onKeyDown,
  ...props
}: RootProps) {
  const [open, setOpenValues] = useControlled(value, defaultValue, onValueChange);
  const setOpen = (item: string, opens: boolean) => {
    const others = open.filter((one) => one !== item);
    setOpenValues(opens ? [...(multiple ? others : []), item] : others);
  };
  return (
    <RootContext value={{ open, setOpen }}>
      <div
        {...props}
        data-accordion-root=""
        className={cx(styles.root, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) moveFocus(event);
        }}
      />
    </RootContext>
  );
}

export interface ItemProps extends ComponentPropsWithRef<'div'> {
  /** Names the item within its root. */
  value: string;
}

/** One heading with its panel. With an `id` it opens when the address names it. Renders `<div>`. */
export function Item({ value, className, ...props }: ItemProps) {
  const { open: openValues, setOpen } = useStrictContext(RootContext, 'Accordion.Item');
  const open = openValues.includes(value);
  const id = useId();
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => {
      if (props.id && addressedId() === props.id) setOpen(value, true);
    };
  });
  useEffect(() => {
    const followAddress = () => follow.current();
    followAddress();
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, []);
  return (
    <ItemContext value={{ value, open, triggerId: `${id}trigger`, panelId: `${id}panel` }}>
      <div {...props} data-state={state(open)} className={cx(styles.item, className)} />
    </ItemContext>
  );
}

export const headingLevels = [2, 3, 4, 5, 6] as const;

export interface HeadingProps extends ComponentPropsWithRef<'h3'> {
  /**
   * Level in the outline of the page.
   * @default 3
   */
  level?: (typeof headingLevels)[number];
}

/** The heading around the trigger, by which screen readers move through the items. Renders `<h2>`-`<h6>`. */
export function Heading({ level = 3, className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={cx(styles.heading, className)} />;
}

export type TriggerProps = Omit<ComponentPropsWithRef<'button'>, 'id'>;

/** Opens and closes its item. Renders `<button>`. */
export function Trigger({ className, onClick, ...props }: TriggerProps) {
  const { setOpen } = useStrictContext(RootContext, 'Accordion.Trigger');
  const { value, open, triggerId, panelId } = useStrictContext(ItemContext, 'Accordion.Trigger');
  return (
    <button
      type="button"
      {...props}
      id={triggerId}
      aria-expanded={open}
      aria-controls={panelId}
      data-state={state(open)}
      data-accordion-trigger=""
      className={cx(styles.trigger, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(value, !open);
      }}
    />
  );
}

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'hidden' | 'id'>;

/**
 * What the item shows when open. Closed, it stays in the document: the browser's own search finds it and opens it,
 * and without JavaScript it is visible. Renders `<section>`, a region named by its trigger.
 */
export function Panel({ className, ref, ...props }: PanelProps) {
  const { setOpen } = useStrictContext(RootContext, 'Accordion.Panel');
  const { value, open, triggerId, panelId } = useStrictContext(ItemContext, 'Accordion.Panel');
  const element = useRef<HTMLElement>(null);

  // React knows `hidden` only as a boolean, and `beforematch` not at all.
  useLayoutEffect(() => {
    if (!open) element.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useEffect(() => {
    const panel = element.current;
    const reveal = () => setOpen(value, true);
    panel?.addEventListener('beforematch', reveal);
    return () => panel?.removeEventListener('beforematch', reveal);
  });

  return (
    <section
      {...props}
      ref={mergeRefs(element, ref)}
      id={panelId}
      aria-labelledby={triggerId}
      hidden={!open}
      data-state={state(open)}
      className={cx(styles.panel, className)}
    />
  );
}

function state(open: boolean) {
  return open ? 'open' : 'closed';
}

/** Arrow keys, Home and End move among the triggers of one accordion, as the APG pattern has it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const root = event.currentTarget;
  const triggers = [
    ...root.querySelectorAll<HTMLElement>('[data-accordion-trigger]:not(:disabled)'),
  ].filter((trigger) => trigger.closest('[data-accordion-root]') === root);
  const index = triggers.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const next = {
    ArrowDown: triggers.at((index + 1) % triggers.length),
    ArrowUp: triggers.at(index - 1),
    Home: triggers.at(0),
    End: triggers.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
