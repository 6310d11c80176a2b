'use client';
import { type IconNode, Plus } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { ParsingEnd } from '../internal/ParsingEnd.tsx';
import { useCloseAtDesktop } from '../internal/useCloseAtDesktop.ts';
import { type OpenStateProps, useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useRootState } from '../internal/useRootState.ts';
import { useScrollsDown } from '../internal/useScrollsDown.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './FloatingActionMenu.css.ts';

interface FloatingActionName {
  label: string;
  /** An icon from `lucide`. */
  icon: IconNode;
}

interface FloatingActionLink {
  /** URL of the action. Without it the action is a button. */
  href: string;
  /** Opens in a new tab. @default false */
  newTab?: boolean;
  /** Downloads `href`, under the given name if there is one. */
  download?: boolean | string;
  /** Called when the visitor activates the action. A button requires it. */
  onSelect?: (event: MouseEvent) => void;
}

interface FloatingActionButton {
  href?: undefined;
  newTab?: undefined;
  download?: undefined;
  onSelect: NonNullable<FloatingActionLink['onSelect']>;
}

/** An action that is available on every page: a link or a button. */
export type FloatingAction = FloatingActionName & (FloatingActionLink | FloatingActionButton);

export interface FloatingActionMenuProps
  extends OpenStateProps,
    Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Two to four actions with different labels. */
  items: readonly FloatingAction[];
  /** Name of the landmark, and of the button that opens the actions below 1024 px. @default 'Quick actions' */
  label?: string;
}

/**
 * Actions of every page: from 1024 px a bar at the edge, below that a button that opens them and hides while the page
 * scrolls down. Renders `<nav>`.
 */
export function FloatingActionMenu({
  items,
  label,
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  className,
  ref,
  ...props
}: FloatingActionMenuProps) {
  const name = useLabel('FloatingActionMenu', 'Quick actions', label);
  const scrollsDown = useScrollsDown();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  useRootState('floatingActions', open ? 'open' : 'closed');
  useDismissal(open, () => setOpen(false), root, toggle);
  useCloseAtDesktop(open, () => setOpen(false));
  return (
    <nav
      aria-label={name}
      {...props}
      ref={useMergedRefs(root, ref)}
      data-state={open ? 'open' : 'closed'}
      data-scrolls={scrollsDown ? 'down' : 'up'}
      className={cx(styles.root, className)}
    >
      <button
        ref={toggle}
        type="button"
        aria-label={name}
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
      <ParsingEnd />
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
