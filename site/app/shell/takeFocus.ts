/** Moves the focus to an element without scrolling. One that cannot have it has it only for as long as it stays. */
export function takeFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
