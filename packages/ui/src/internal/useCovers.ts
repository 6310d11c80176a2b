import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Controls, and values and drawings that fill their box. */
const boxes =
  'a[href], button, input, select, textarea, label, summary, td, th, svg[role], [role="slider"], [tabindex="0"]';
/** Values in a box that is wider than they are; a component marks one that is not in a list of its own. */
const texts = 'dd, [data-value]';

/** Distance in px within which something counts as covered: that of a focus ring. */
const ring = 4;

/**
 * Whether a floating element lies on a value, a drawing or a control. It answers for the place of the element, also while styles
 * hide it there. False on the server, and while the element has the focus.
 */
export function useCovers(ref: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const look = () => setCovers(ref.current !== null && coversSomething(ref.current));
    const ask = () => {
      stop();
      stop = afterPaint(look);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', ask, { passive: true, signal });
    window.addEventListener('resize', ask, { signal });
    document.addEventListener('focusin', ask, { signal });
    // An element that opens, closes or loads moves the content below it.
    const observer = new ResizeObserver(ask);
    observer.observe(document.body);
    return () => {
      stop();
      listeners.abort();
      observer.disconnect();
    };
  }, [ref]);
  return covers;
}

function coversSomething(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return false;
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  if (width === 0) return false;
  const place = new DOMRect(
    left - ring,
    top - ring,
    right - left + 2 * ring,
    bottom - top + 2 * ring,
  );
  const under = new Set<Element>();
  for (const x of [place.left, (left + right) / 2, place.right]) {
    // Closer than a line of text.
    for (let part = 0; part <= 4; part++) {
      const y = place.top + (place.height * part) / 4;
      for (const one of document.elementsFromPoint(x, y)) under.add(one);
    }
  }
  return [...under].some(
    (one) => !element.contains(one) && rectsOf(one).some((rect) => overlap(rect, place)),
  );
}

/** The boxes of a value or control; none for other elements. */
function rectsOf(element: Element): DOMRect[] {
  if (element.matches(boxes)) return [...element.getClientRects()];
  if (!element.matches(texts)) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
