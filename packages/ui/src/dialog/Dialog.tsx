'use client';
import { X } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useModal } from '../internal/useModal.ts';
import * as styles from './Dialog.css.ts';

/** Labels of a dialog. */
export interface DialogLabels {
  /** @default 'Close' */
  close: string;
}

const defaultLabels: DialogLabels = { close: 'Close' };

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'> {
  /** The question or task: heading and accessible name. */
  title: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Buttons at the end, the main one first. */
  actions?: ReactNode;
  /** Whether the dialog is open (controlled). */
  open?: boolean;
  /** Whether the dialog is open initially. @default false */
  defaultOpen?: boolean;
  /** Called when the visitor closes the dialog. `onCancel` and `onClick` can prevent that, `onClose` is too late. */
  onOpenChange?: (open: boolean) => void;
  labels?: Partial<DialogLabels>;
}

/** A task that blocks the page until it is completed or cancelled. Renders a modal `<dialog>`. */
export function Dialog({
  title,
  headingLevel = 2,
  actions,
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  labels,
  ref,
  className,
  children,
  onCancel,
  onPointerDown,
  onPointerUp,
  onClick,
  ...props
}: DialogProps) {
  const words = useLabels('Dialog', defaultLabels, labels);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  const modal = useModal(dialog, { open, setOpen });

  return (
    <dialog
      aria-labelledby={id}
      {...props}
      ref={useMergedRefs(dialog, ref)}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.root, className)}
      onCancel={composeHandlers(onCancel, modal.onCancel)}
      onPointerDown={composeHandlers(onPointerDown, modal.onPointerDown)}
      onPointerUp={composeHandlers(onPointerUp, modal.onPointerUp)}
      onClick={composeHandlers(onClick, modal.onClick)}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading id={id} level={headingLevel} size="h3">
            {title}
          </Heading>
          <IconButton
            icon={X}
            label={words.close}
            className={styles.close}
            onClick={() => setOpen(false)}
          />
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
