/** Calls back when one of the elements changes its size, if the browser can tell. @returns ends it */
export function observeSize(elements: Iterable<Element>, onChange: () => void): () => void {
  if (!('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
