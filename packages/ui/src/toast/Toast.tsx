'use client';
import { X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { after } from '../internal/after.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { isModified } from '../internal/opensElsewhere.ts';
import * as styles from './Toast.css.ts';

const defaultLabels = { dismiss: 'Dismiss' } as const;

/** Labels of a toast. */
export interface ToastLabels extends Words<typeof defaultLabels> {}

export interface ToastProps extends Omit<ComponentPropsWithRef<'li'>, 'onPause'> {
  /** Time in ms until the toast is dismissed. The timer stops on hover and focus, and then restarts. With `Infinity` it stays. @default 6000 */
  duration?: number;
  /** Called when the visitor dismisses the toast or its time is up. */
  onDismiss: () => void;
  /** A link or button related to the message. */
  action?: ReactNode;
  labels?: Partial<ToastLabels>;
}

/** A temporary message, usually shown by `ToastProvider`. Renders `<li>`. */
export function Toast({
  duration = 6000,
  onDismiss,
  action,
  labels,
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...props
}: ToastProps) {
  const words = useLabels('Toast', defaultLabels, labels);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const waits = hovered || focused;
  useEffect(() => {
    if (waits) return;
    return after(duration, () => dismiss());
  }, [waits, duration]);

  return (
    <li
      {...props}
      className={cx(styles.root, className)}
      onPointerEnter={composeHandlers(onPointerEnter, () => setHovered(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setHovered(false))}
      onFocus={composeHandlers(onFocus, () => setFocused(true))}
      onBlur={composeHandlers(onBlur, () => setFocused(false))}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.key !== 'Escape' || isModified(event)) return;
        // A dialog around it stays open.
        event.preventDefault();
        onDismiss();
      })}
    >
      <div className={styles.content}>
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton icon={X} label={words.dismiss} onClick={onDismiss} />
    </li>
  );
}
