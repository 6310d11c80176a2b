/**
 * Runs work after the next paint, so that it does not delay the paint on a slow phone.
 *
 * @returns a function that cancels the work if it has not run yet
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
