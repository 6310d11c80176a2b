import { type RefObject, useEffect } from 'react';

/** Sets `--parallax-x` and `--parallax-y` to the mouse position: from -1 to 1, and 0 while the mouse is outside. */
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
    // The copy of a hero covers its video, so the video receives no events.
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      place(0, 0);
    };
  }, [ref, enabled]);
}
