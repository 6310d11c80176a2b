import { type RefObject, useEffect } from 'react';

/**
 * Keeps the place of the mouse over the element in its custom properties `--parallax-x` and `--parallax-y`: from -1 to 1,
 * 0 in the middle and while the mouse is elsewhere.
 */
export function useParallax(ref: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return;
    const place = (x: number, y: number) => {
      element.style.setProperty('--parallax-x', x.toFixed(3));
      element.style.setProperty('--parallax-y', y.toFixed(3));
    };
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = ((clientX - left) / width) * 2 - 1;
      const y = ((clientY - top) / height) * 2 - 1;
      if (Math.abs(x) > 1 || Math.abs(y) > 1) place(0, 0);
      else place(x, y);
    };
    // The copy of a hero lies over its film, so the film itself hears nothing.
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      place(0, 0);
    };
  }, [ref, enabled]);
}
