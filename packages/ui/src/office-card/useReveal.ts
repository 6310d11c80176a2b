import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useDismissal } from '../internal/useDismissal.ts';

/** Time in ms from the pointer leaving to the details hiding. */
const delay = 200;

/**
 * Shows details while a pointer hovers over the area, or keyboard focus is in it. On touch, a tap on the image toggles
 * them. They stay 200 ms after the pointer has left; Escape or a press elsewhere hides them immediately.
 */
export function useReveal(open: boolean, setOpen: (open: boolean) => void) {
  const closing = useRef<number>(undefined);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(closing.current), []);

  const set = (next: boolean) => {
    clearTimeout(closing.current);
    if (next !== open) setOpen(next);
  };
  useDismissal(open, () => set(false), area);
  return {
    area: {
      ref: area,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set(true);
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'touch' || currentTarget.querySelector(':focus-visible')) return;
        closing.current = window.setTimeout(() => setOpen(false), delay);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.localName !== 'button' && target.matches(':focus-visible')) set(true);
      },
    },
    image: {
      onClick: ({ nativeEvent }: MouseEvent<HTMLElement>) => {
        if ((nativeEvent as globalThis.PointerEvent).pointerType === 'touch') set(!open);
      },
    },
  };
}
