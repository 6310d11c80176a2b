/**
 * Keeps an element where the visitor can see, hear and use it: a modal dialog covers and disables everything outside of it,
 * so while one is open the element is in the topmost one, otherwise in `home`.
 *
 * @returns ends that, and removes the element
 */
export function aboveModals(element: HTMLElement, home: Element): () => void {
  const place = (event?: Event) => {
    // Also one that is in a shadow root.
    const around = event?.composedPath().find(isModal) as Element | undefined;
    const parent = around ?? [...document.querySelectorAll('dialog')].findLast(isModal) ?? home;
    if (element.parentElement === parent) return;
    const focused = element.querySelector<HTMLElement>(':focus');
    parent.append(element);
    // An element that is moved loses it.
    focused?.focus();
  };
  place();
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  // Not every browser has `toggle` for dialogs, but a dialog takes the focus, and gives it back.
  for (const type of ['toggle', 'close', 'focusin', layersChanged])
    document.addEventListener(type, place, options);
  return () => {
    listeners.abort();
    element.remove();
  };
}

const isModal = (target: EventTarget) =>
  target instanceof HTMLDialogElement && target.matches(':modal');

const layersChanged = 'brand-layers-changed';

/** Called after a layer was shown or hidden, for the elements that are kept above it. */
export const announceLayer = (layer: Element) =>
  layer.dispatchEvent(new Event(layersChanged, { composed: true }));
