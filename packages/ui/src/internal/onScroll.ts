/** Calls the listener now, and once per frame while the window scrolls or resizes. @returns removes the listener */
export function onScroll(listener: () => void): () => void {
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  };
  listener();
  window.addEventListener('scroll', ask, { passive: true });
  window.addEventListener('resize', ask);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', ask);
    window.removeEventListener('resize', ask);
  };
}
