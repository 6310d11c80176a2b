'use client';
import { type IconNode, Plus } from 'lucide';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { End } from '../internal/End.tsx';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { useRootState } from '../internal/useRootState.ts';
import { Link } from '../link/Link.tsx';
import { mobileBreakpoint } from '../styles/media.ts';
import * as styles from './FloatingActionMenu.css.ts';

/** Something that a visitor can do from everywhere. */
export interface FloatingAction {
  label: string;
  /** One icon of `lucide`. */
  icon: IconNode;
  /** Where it leads. Without it the action is a button. */
  href?: string;
  /**
   * Opens in a new tab.
   * @default false
   */
  newTab?: boolean;
  /** Saves what `href` leads to, under the given name where there is one. */
  download?: boolean | string;
  /** Is called when the visitor chooses it. */
  onSelect?: (event: MouseEvent) => void;
}

export interface FloatingActionMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Two to four actions with different labels. */
  items: readonly FloatingAction[];
  /**
   * Name of the landmark, and of the button that shows the actions below 1024 px.
   * @default 'Quick actions'
   */
  label?: string;
}

/**
 * Actions within reach on every page: a bar at the edge of the window from 1024 px, below that width a round button that
 * shows them. Renders `<nav>`.
 */
export function FloatingActionMenu({
  items,
  label = 'Quick actions',
  className,
  ref,
  ...props
}: FloatingActionMenuProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useRootState('floatingActions', open ? 'open' : 'closed');
  useDismissal({ root, toggle, open, close: () => setOpen(false) });
  return (
    <nav
      aria-label={label}
      {...props}
      ref={mergeRefs(root, ref)}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.root, className)}
    >
      <button
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        className={styles.toggle}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={Plus} size="medium" className={styles.plus} />
      </button>
      <ul id={id} className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            <Action
              {...item}
              onSelect={(event) => {
                item.onSelect?.(event);
                setOpen(false);
              }}
            />
          </li>
        ))}
      </ul>
      <End />
    </nav>
  );
}

function Action({ label, icon, href, newTab, download, onSelect }: FloatingAction) {
  const content = (
    <>
      <Icon icon={icon} size="medium" className={styles.icon} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.action} onClick={onSelect}>
        {content}
      </button>
    );
  }
  return (
    <Link
      href={href}
      tone="plain"
      newTab={newTab}
      download={download}
      className={styles.action}
      onClick={onSelect}
    >
      {content}
    </Link>
  );
}

interface Dismissal {
  root: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLElement | null>;
  open: boolean;
  close: () => void;
}

/** Closes on a press or focus elsewhere, on Escape, which returns the focus, and when the window takes the other form. */
function useDismissal({ root, toggle, open, close }: Dismissal) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes is the same each time
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    const desktop = matchMedia(`(width >= ${mobileBreakpoint / 16}rem)`);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    desktop.addEventListener('change', close);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
      desktop.removeEventListener('change', close);
    };
  }, [open]);
}
