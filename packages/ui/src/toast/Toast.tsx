'use client';
import { X } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps extends Omit<ComponentPropsWithRef<'li'>, 'onPause'> {
  /**
   * Time in ms after which it goes by itself. It waits while the pointer or the focus is on it, and then begins anew.
   * @default 6000
   */
  duration?: number;
  /** Is called when the visitor closes it, or its time is over. */
  onDismiss: () => void;
  /** A link or button that goes on with the matter. */
  action?: ReactNode;
  /** @default 'Dismiss' */
  dismissLabel?: string;
}

/** A message that comes and goes, of `ToastProvider`. Renders `<li>`. */
export function Toast({
  duration = 6000,
  onDismiss,
  action,
  dismissLabel = 'Dismiss',
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...props
}: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const waits = hovered || focused;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [waits, duration]);

  return (
    <li
      {...props}
      className={cx(styles.root, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setHovered(true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setHovered(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setFocused(false);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <div className={styles.content}>
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton icon={X} label={dismissLabel} onClick={onDismiss} />
    </li>
  );
}
