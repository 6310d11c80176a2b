'use client';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { usePopover } from '../internal/usePopover.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends ComponentPropsWithRef<'span'> {
  /** A short phrase without links: the accessible description of the control. */
  text: string;
  /** Whether the text is shown (controlled). */
  open?: boolean;
  /** Whether the text is shown initially. @default false */
  defaultOpen?: boolean;
  /** Called when the pointer, focus or Escape shows or hides the text. */
  onOpenChange?: (open: boolean) => void;
}

/** Describes the control inside it on hover and focus. Renders `<span>` around the control. */
export function Tooltip({
  text,
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  ref,
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...props
}: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  useDismissal(open, () => setOpen(false), root);
  useEffect(() => {
    // The caller renders the control, and in server components its props cannot be changed here.
    const control = root.current?.querySelector('a, button, input, select, textarea, [tabindex]');
    control?.setAttribute('aria-describedby', id);
    return () => control?.removeAttribute('aria-describedby');
  }, [id]);
  usePopover(tip, open);

  return (
    <span
      {...props}
      ref={useMergedRefs(root, ref)}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.root, className)}
      onPointerEnter={composeHandlers(
        onPointerEnter,
        ({ pointerType }) => pointerType !== 'touch' && setOpen(true),
      )}
      onPointerLeave={composeHandlers(onPointerLeave, () => setOpen(false))}
      onFocus={composeHandlers(
        onFocus,
        ({ target }) => target.matches(':focus-visible') && setOpen(true),
      )}
      onBlur={composeHandlers(onBlur, () => setOpen(false))}
    >
      {children}
      <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
