'use client';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import { useControlled } from '../internal/useControlled.ts';
import { popover, useLayer } from '../internal/useLayer.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import * as styles from './Popover.css.ts';

interface RootState {
  id: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

const RootContext = strictContext<RootState>('Popover.Root');

export interface RootProps extends ComponentPropsWithRef<'div'> {
  /** Whether the panel is open (controlled). */
  open?: boolean;
  /** Whether the panel is open initially. @default false */
  defaultOpen?: boolean;
  /** Called when the visitor opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
}

/** Connects a button and its panel. Renders `<div>`. */
export function Root({
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  className,
  ...props
}: RootProps) {
  const id = useId();
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  return (
    <RootContext value={{ id, open, setOpen }}>
      <div {...props} className={cx(styles.root, className)} />
    </RootContext>
  );
}

/** Opens and closes the panel, also without JavaScript. Renders `<button type="button">`. */
export function Trigger({ tone = 'quiet', className, ...props }: ButtonProps) {
  const { id, open } = useStrictContext(RootContext, 'Popover.Trigger');
  return (
    <Button
      tone={tone}
      {...props}
      popoverTarget={id}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.trigger, className)}
    />
  );
}

export interface PanelProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'id'> {
  /** Accessible name of the panel: its subject. */
  label: string;
}

/** The content next to the button. Renders `<div popover role="dialog">`. */
export function Panel({ label, ref, className, ...props }: PanelProps) {
  const { id, open, setOpen } = useStrictContext(RootContext, 'Popover.Panel');
  const panel = useRef<HTMLDivElement>(null);
  useLayer(panel, popover, { open, setOpen });
  return (
    <div
      {...props}
      ref={useMergedRefs(panel, ref)}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.panel, className)}
    />
  );
}
