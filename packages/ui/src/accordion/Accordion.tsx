'use client';
import * as Radix from '@radix-ui/react-accordion';
import {
  Children,
  type ComponentPropsWithRef,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { observeSize } from '../internal/observeSize.ts';
import { Slotted } from '../internal/Slotted.tsx';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useFragmentTarget } from '../internal/useFragmentTarget.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import * as styles from './Accordion.css.ts';

/** APG: with more panels, `role="region"` would clutter the landmarks. */
const mostRegions = 6;

interface RootState {
  /** Whether panels are regions. */
  regions: boolean;
  open: readonly string[];
  change: (open: readonly string[]) => void;
  /** Counts an item. Returns a function that takes it back. */
  join: () => () => void;
}

interface ItemState {
  triggerId: string;
  /** The panel, which stays in the document while it is closed. */
  panelId: string;
  open: boolean;
  show: () => void;
}

const RootContext = strictContext<RootState>('Accordion.Root');
const ItemContext = strictContext<ItemState>('Accordion.Item');

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Values of the open items (controlled). */
  value?: readonly string[];
  /** Values of the initially open items. @default [] */
  defaultValue?: readonly string[];
  /** Called with the values of the open items when the visitor opens or closes one. */
  onValueChange?: (value: readonly string[]) => void;
  /** Allows several open items. Otherwise opening one closes the other. @default false */
  multiple?: boolean;
}

/**
 * Contains the items and tracks which are open. The pressed trigger keeps its position in the window. Renders `<div>`.
 */
export function Root({
  value,
  defaultValue = [],
  onValueChange,
  multiple = false,
  className,
  ref,
  onClickCapture,
  onKeyDown,
  ...props
}: RootProps) {
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  const change = (next: readonly string[]) =>
    setOpen(multiple ? next : next.filter((item) => !open.includes(item)));
  const items = useRef(0);
  const [regions, setRegions] = useState(() => itemsIn(props.children) <= mostRegions);
  const join = useCallback(() => {
    const add = (count: number) => {
      items.current += count;
      setRegions(items.current <= mostRegions);
    };
    add(1);
    return () => add(-1);
  }, []);
  return (
    <RootContext value={{ regions, open, change, join }}>
      <Radix.Root type="multiple" value={[...open]} onValueChange={change} asChild>
        <Slotted<'div'>>
          {/* Leaves out Radix's ref, which would update in the task that ends hydration, and do nothing else. */}
          {(radix) => (
            <div
              {...props}
              ref={ref}
              className={cx(styles.root, className)}
              onClickCapture={composeHandlers(onClickCapture, ({ target, currentTarget }) => {
                const trigger = target instanceof Element && target.closest('[aria-expanded]');
                if (trigger) stayInPlace(currentTarget, trigger);
              })}
              onKeyDown={composeHandlers(onKeyDown, (event) => {
                // Radix would take over browser shortcuts, too.
                if (!(event.altKey || event.ctrlKey || event.metaKey)) radix.onKeyDown?.(event);
              })}
            />
          )}
        </Slotted>
      </Radix.Root>
    </RootContext>
  );
}

/** How many items are visible from here, for server HTML. Those inside a component of the caller join later: `NaN`. */
const itemsIn = (children: ReactNode): number =>
  Children.toArray(children)
    .filter(isValidElement<PropsWithChildren>)
    .reduce((sum, { type, props }) => {
      if (type === Fragment) return sum + itemsIn(props.children);
      return sum + ('value' in props ? 1 : Number.NaN);
    }, 0);

/** Scrolls while panels of the root open and close, so that the pressed trigger keeps its position, until the visitor scrolls. */
function stayInPlace(root: HTMLElement, trigger: Element) {
  const { top } = trigger.getBoundingClientRect();
  const holding = new AbortController();
  const release = () => holding.abort();
  // A `scroll` event would also tell of scrolling that was under way before the press.
  for (const type of ['wheel', 'touchmove'])
    window.addEventListener(type, release, { passive: true, signal: holding.signal });
  const correct = () => {
    // Another page may have replaced this one.
    if (holding.signal.aborted || !trigger.isConnected) return;
    const moved = trigger.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  const stop = observeSize(root.children, correct);
  requestAnimationFrame(async () => {
    await Promise.allSettled(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
    correct();
    stop();
    release();
  });
}

export interface ItemProps extends ComponentPropsWithRef<'div'> {
  /** Identifies the item within its root. */
  value: string;
}

/** A heading and its panel. With an `id`, it opens when the URL fragment matches. Renders `<div>`. */
export function Item({ value, className, ...props }: ItemProps) {
  const { open: openValues, change, join } = useStrictContext(RootContext, 'Accordion.Item');
  useEffect(join, [join]);
  const panelId = useId();
  // Compresses better than an id of its own.
  const triggerId = `${panelId}t`;
  const open = openValues.includes(value);
  const show = () => {
    if (!open) change([...openValues, value]);
  };
  useFragmentTarget(props.id, show);
  return (
    <ItemContext value={{ triggerId, panelId, open, show }}>
      <Radix.Item {...props} value={value} className={cx(styles.item, className)} />
    </ItemContext>
  );
}

export interface HeadingProps extends ComponentPropsWithRef<'h3'> {
  /** Heading level. @default 3 */
  level?: HeadingLevel;
}

/** The heading around the trigger, by which screen reader users can jump between items. Renders `<h1>`-`<h6>`. */
export function Heading({ level = 3, className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={cx(styles.heading, className)} />;
}

export type TriggerProps = Omit<ComponentPropsWithRef<'button'>, 'id'>;

/** Opens and closes its item. Renders `<button>`. */
export function Trigger({ className, ...props }: TriggerProps) {
  const { triggerId, panelId } = useStrictContext(ItemContext, 'Accordion.Trigger');
  const hydrated = useHydrated();
  return (
    <Radix.Trigger
      aria-controls={panelId}
      // Without JavaScript every panel is open.
      {...(!hydrated && { 'aria-expanded': undefined })}
      {...props}
      id={triggerId}
      className={cx(styles.trigger, className)}
    />
  );
}

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'hidden' | 'id'>;

/**
 * Content of an item. A closed panel stays in the document: find-in-page can open it, and without JavaScript it is
 * visible. Renders `<section>`, which is a region named by its trigger if the root has at most six items. Radix's
 * panel would measure itself, disable our transitions, and update in a layout effect, which lengthens hydration.
 */
export function Panel({ className, ref, ...props }: PanelProps) {
  const { regions } = useStrictContext(RootContext, 'Accordion.Panel');
  const { triggerId, panelId, open, show } = useStrictContext(ItemContext, 'Accordion.Panel');
  const element = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(element, ref);
  const reveal = useEffectEvent(show);

  // React supports `hidden` only as a boolean, and has no prop for `beforematch`.
  useLayoutEffect(() => {
    const panel = element.current;
    if (open || !panel) return;
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', reveal);
    return () => panel.removeEventListener('beforematch', reveal);
  }, [open]);

  return (
    <section
      {...props}
      ref={mergedRef}
      id={panelId}
      aria-labelledby={regions ? triggerId : undefined}
      hidden={!open}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.panel, className)}
    />
  );
}
