const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Where the focus was, while it was there. */
interface Place {
  element: HTMLElement;
  name: string;
  ancestors: readonly Element[];
  /** The stops of the container at that time, in order. */
  stops: readonly HTMLElement[];
}

/**
 * A ref that keeps the focus in a part of the page: `<section ref={keepFocus}>`. When the focused element is removed,
 * disabled or hidden, the focus moves to the same control if that was rendered anew, otherwise to the next one in the
 * closest element around it that is still there, or to the one before. If none is left, it returns to where it was before
 * it came into this part, or else moves to the part itself.
 *
 * @returns stops it
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let place: Place | undefined;
  let from: EventTarget | null = null;
  const restore = () => {
    if (!place || isReachable(place.element)) return;
    const lost = place;
    place = undefined;
    observer.disconnect();
    // Something else has taken it.
    if (document.activeElement !== document.body && !lost.element.matches(':focus')) return;
    const next = sameIn(root, lost) ?? nextIn(root, lost);
    if (next) {
      const origin = from;
      next.focus();
      from = origin;
      return;
    }
    if (from instanceof HTMLElement && isReachable(from)) return from.focus();
    root.tabIndex = -1;
    root.focus();
    root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
  };
  const observer = new MutationObserver(restore);
  const listeners = new AbortController();
  const { signal } = listeners;
  root.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (!(target instanceof HTMLElement)) return;
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) from = relatedTarget;
      place = {
        element: target,
        name: nameOf(target),
        ancestors: ancestorsOf(target, root),
        stops: stopsIn(root),
      };
      observer.observe(root, {
        subtree: true,
        childList: true,
        attributeFilter: ['disabled', 'hidden', 'inert'],
      });
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const leave = () => {
        place = undefined;
        observer.disconnect();
      };
      if (relatedTarget) return leave();
      // It is being removed, or the visitor pressed beside it.
      queueMicrotask(() => {
        const { element } = place ?? {};
        if (element !== target || element.matches(':focus')) return;
        if (isReachable(element)) leave();
      });
    },
    { signal },
  );
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}

const stopsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(stops)];

const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent}`;

/** From the closest one to the container. */
function ancestorsOf(element: Element, container: Element): Element[] {
  const ancestors: Element[] = [];
  for (let box = element.parentElement; box; box = box.parentElement) {
    ancestors.push(box);
    if (box === container) break;
  }
  return ancestors;
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** The control that took the place of the lost one with the same name. */
function sameIn(container: Element, { name, stops }: Place): HTMLElement | undefined {
  return stopsIn(container).find(
    (stop) => !stops.includes(stop) && isReachable(stop) && nameOf(stop) === name,
  );
}

function nextIn(container: Element, { element, ancestors, stops }: Place): HTMLElement | undefined {
  const before = stops.slice(0, stops.indexOf(element)).filter(isReachable);
  for (const box of ancestors) {
    if (box !== container && !container.contains(box)) continue;
    const previous = before.findLast((stop) => box.contains(stop));
    const left = stopsIn(box).filter((stop) => stop.tabIndex >= 0 && isReachable(stop));
    const isNext = (stop: Element) =>
      !previous ||
      (previous.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = left.find(isNext) ?? previous;
    if (next) return next;
  }
  return undefined;
}
