/**
 * Adds keys like the router's to history entries that the browser creates when a hash is typed or set by a script.
 * Without a key they would share one scroll position, and the page would not scroll. Call it before the router starts.
 */
export function addHistoryKeys() {
  window.addEventListener('popstate', ({ state }) => {
    if (!state) history.replaceState({ key: Math.random().toString(36).slice(2), idx: null }, '');
  });
}
