/**
 * Writes the open answer into the URL, so that Back and a shared link open it again. It bypasses the router, so the
 * page neither scrolls nor renders.
 */
export function keepOpenAnswer([id]: readonly string[]): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (id ? `#${id}` : ''));
}
