'use client';
import { X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useBackdropPress } from '../internal/useBackdropPress.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
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
  /** Called when the visitor closes the dialog. */
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
  onClose,
  onPointerDown,
  onPointerUp,
  onClick,
  ...props
}: DialogProps) {
  const words = useLabels('Dialog', defaultLabels, labels);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  const backdrop = useBackdropPress(() => setOpen(false));
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // If it were removed while open, focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog
      aria-labelledby={id}
      {...props}
      ref={useMergedRefs(dialog, ref)}
      data-state={open ? 'open' : 'closed'}
      className={cx(styles.root, className)}
      onCancel={composeHandlers(onCancel, (event) => {
        // A file input inside also fires `cancel`.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        setOpen(false);
      })}
      onClose={composeHandlers(onClose, ({ target, currentTarget }) => {
        // React passes on the `close` of a dialog inside.
        if (open && target === currentTarget) setOpen(false);
      })}
      onPointerDown={composeHandlers(onPointerDown, backdrop.onPointerDown)}
      onPointerUp={composeHandlers(onPointerUp, backdrop.onPointerUp)}
      onClick={composeHandlers(onClick, backdrop.onClick)}
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
