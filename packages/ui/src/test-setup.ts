/**
 * Interfaces of the browser that the components use and jsdom lacks: `import '@brand/ui/test-setup'` before the first
 * render. Nothing is laid out: no element comes into view, no media query matches, nothing scrolls or moves.
 */

const nothing = () => {};

/** Adds what is missing. */
function provide(target: object, members: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

provide(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  CSS: {},
});
provide(CSS, { supports: () => false });
provide(Element.prototype, {
  scrollBy: nothing,
  scrollTo: nothing,
  scrollIntoView: nothing,
  getAnimations: () => [],
  checkVisibility: () => true,
  setPointerCapture: nothing,
  hasPointerCapture: () => false,
});
// jsdom has these only as errors on the console.
if (navigator.userAgent.includes('jsdom')) {
  Object.assign(window, { scrollBy: nothing, scrollTo: nothing });
  Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause: nothing });
}

/** The element that had the focus before each open dialog. */
const before = new Map<HTMLDialogElement, Element | null>();

provide(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    const first = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select');
    (first ?? this).focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const last = before.get(this);
    before.delete(this);
    if (last instanceof HTMLElement) last.focus();
    this.dispatchEvent(new Event('close'));
  },
});
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const dialog = [...before.keys()].at(-1);
  if (key !== 'Escape' || defaultPrevented || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

const shown = new WeakSet<HTMLElement>();

provide(HTMLElement.prototype, {
  togglePopover(this: HTMLElement, force = !shown.has(this)) {
    if (force === shown.has(this)) return;
    if (force) shown.add(this);
    else shown.delete(this);
    const newState = force ? 'open' : 'closed';
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  },
});

const { matches } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: HTMLElement, selector: string): boolean {
    const isShown =
      (selector === ':modal' && before.has(this as HTMLDialogElement)) ||
      (selector === ':popover-open' && shown.has(this));
    return isShown || matches.call(this, selector);
  },
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[popovertarget]');
  if (!button) return;
  document.getElementById(button.getAttribute('popovertarget') ?? '')?.togglePopover();
});

// A module, for the declarations.
export {};
