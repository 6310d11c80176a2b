import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';

/** How long details stay after the pointer has left, in ms. */
const delay = 200;

/**
 * Shows details while a pointer that hovers is on the area, or the keyboard's focus in it. A press on the image shows
 * and hides them by touch. They stay 200 ms after the pointer has left; Escape hides them at once.
 */
export function useReveal(open: boolean, setOpen: (open: boolean) => void) {
  const closing = useRef<number>(undefined);
  const byFocus = useRef(false);
  useEffect(() => () => clearTimeout(closing.current), []);

  const set = (next: boolean) => {
    clearTimeout(closing.current);
    if (next !== open) setOpen(next);
  };
  return {
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set(true);
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'touch' || currentTarget.querySelector(':focus-visible')) return;
        closing.current = window.setTimeout(() => setOpen(false), delay);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.localName === 'button' || !target.matches(':focus-visible')) return;
        byFocus.current = true;
        set(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!byFocus.current || currentTarget.contains(relatedTarget)) return;
        byFocus.current = false;
        if (!currentTarget.matches(':hover')) set(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') set(false);
      },
    },
    image: {
      onClick: ({ nativeEvent }: MouseEvent<HTMLElement>) => {
        if ((nativeEvent as globalThis.PointerEvent).pointerType === 'touch') set(!open);
      },
    },
  };
}
