/** Writes the open answer into the URL, past the router, so that the page neither scrolls nor renders. */
export function keepOpenAnswer([id]: readonly string[]): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (id ? `#${id}` : ''));
}
