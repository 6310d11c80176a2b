import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import './modal.css.ts';
import { type LayerState, useLayer } from './useLayer.ts';

const modal = {
  shown: ':modal',
  show(dialog: HTMLDialogElement) {
    // One that React has moved is open, but no longer modal.
    dialog.close?.();
    dialog.showModal?.();
    // Effects of children run first, so layers inside would be below it, or hidden by it.
    for (const inner of dialog.querySelectorAll<HTMLElement>('[data-state="open"]')) {
      if (inner instanceof HTMLDialogElement) modal.show(inner);
      else if (inner.popover) inner.togglePopover(true);
    }
  },
  hide: (dialog: HTMLDialogElement) => dialog.close?.(),
};

let locks = 0;

/** Stops the page from scrolling. @returns lets it scroll again, if no other dialog is open */
function lockPage() {
  const { dataset, clientWidth } = document.documentElement;
  locks += 1;
  dataset.modal ??= innerWidth > clientWidth ? 'scrolls' : 'fits';
  return () => {
    locks -= 1;
    if (locks === 0) delete dataset.modal;
  };
}

/**
 * Keeps a modal `<dialog>` as `open` says.
 *
 * @returns handlers that call `setOpen(false)` for Escape and a press of the backdrop. A press that starts or ends in the
 *   dialog, for example while selecting text, does not count: the browser reports it as a click of the dialog, too.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, state: LayerState) {
  useLayer(dialog, modal, state);
  useLayoutEffect(() => (state.open ? lockPage() : undefined), [state.open]);
  const inside = useRef(false);
  const isInside = ({ target, currentTarget }: SyntheticEvent) => target !== currentTarget;
  return {
    onCancel(event: SyntheticEvent) {
      // A file input inside also fires `cancel`.
      if (isInside(event)) return;
      event.preventDefault();
      // The browser closes it if the page may not prevent that.
      if (event.cancelable) state.setOpen(false);
    },
    onPointerDown(event: SyntheticEvent) {
      inside.current = isInside(event);
    },
    onPointerUp(event: SyntheticEvent) {
      inside.current ||= isInside(event);
    },
    onClick(event: SyntheticEvent) {
      if (!inside.current && !isInside(event)) state.setOpen(false);
      inside.current = false;
    },
  };
}
