'use client';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { popover, useLayer } from '../internal/useLayer.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
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
  /** Whether the pointer or the focus is here: while one of them is, the text stays. */
  const held = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus', isHere: boolean) => {
    held.current[by] = isHere;
    if (isHere) setOpen(true);
    else if (!held.current.pointer && !held.current.focus) setOpen(false);
  };
  useDismissal(open, ({ type }) => type === 'keydown' && setOpen(false), root);
  useEffect(() => {
    const element = root.current as HTMLElement;
    // The caller renders the control, and in server components its props cannot be changed here.
    const describe = (adds: boolean) => {
      const control = element.querySelector('a, button, input, select, textarea, [tabindex]');
      const before = control?.getAttribute('aria-describedby') ?? '';
      const others = before.split(' ').filter((one) => one && one !== id);
      const after = (adds ? [...others, id] : others).join(' ');
      if (before === after) return;
      if (after) control?.setAttribute('aria-describedby', after);
      else control?.removeAttribute('aria-describedby');
    };
    const observer = new MutationObserver(() => describe(true));
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-describedby'],
    });
    describe(true);
    return () => {
      observer.disconnect();
      describe(false);
    };
  }, [id]);
  useLayer(tip, popover, { open, setOpen });

  return (
    <span
      {...props}
      ref={useMergedRefs(root, ref)}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.root, className)}
      onPointerEnter={composeHandlers(
        onPointerEnter,
        ({ pointerType }) => pointerType !== 'touch' && hold('pointer', true),
      )}
      onPointerLeave={composeHandlers(onPointerLeave, () => hold('pointer', false))}
      onFocus={composeHandlers(
        onFocus,
        ({ target }) => target.matches(':focus-visible') && hold('focus', true),
      )}
      onBlur={composeHandlers(onBlur, () => hold('focus', false))}
    >
      {children}
      <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
