/**
 * Calls back when an element comes into view or leaves it. Where the browser cannot tell, such as in jsdom, it never does.
 *
 * @returns ends it
 */
export function observeView(
  element: Element | null,
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(onChange, options);
  observer.observe(element);
  return () => observer.disconnect();
}
