/** Time in ms without a `scroll` event after which scrolling has ended. A browser fires one with every frame. */
const settled = 150;

/** Calls the listener when the window has finished scrolling. */
export function onScrollEnd(listener: () => void, signal: AbortSignal): void {
  window.addEventListener('scrollend', listener, { signal });
  // Safari before 26.2 has no such event.
  if (Reflect.has(window, 'onscrollend')) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, settled);
  };
  window.addEventListener('scroll', wait, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
