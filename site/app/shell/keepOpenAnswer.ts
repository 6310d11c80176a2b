/**
 * Puts the open answer of a page into its address, so that Back and a shared address open it again. The page neither
 * scrolls nor renders, as the router is not told.
 */
export function keepOpenAnswer([id]: readonly string[]): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (id ? `#${id}` : ''));
}
