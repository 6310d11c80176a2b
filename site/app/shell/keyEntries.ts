/**
 * Gives entries of the history that the browser makes itself, when a fragment is typed or a script sets it, a key as the
 * router's have. Without one they would share a scroll position, and the page would stay where it is. Call it before
 * the router begins to listen.
 */
export function keyEntries() {
  window.addEventListener('popstate', ({ state }) => {
    if (!state) history.replaceState({ key: Math.random().toString(36).slice(2), idx: null }, '');
  });
}
