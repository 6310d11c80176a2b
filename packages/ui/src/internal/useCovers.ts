import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Controls, and values and drawings that fill their box: the whole box counts. */
const boxes =
  'a[href], button, input, select, textarea, label, summary, td, th, svg[role], [role="slider"], [tabindex="0"]';
/** Values narrower than their box: only the text counts. Components mark those outside a `<dd>` with `data-value`. */
const texts = 'dd, [data-value]';

/** Distance in px that also counts as covered: the width of a focus ring. */
const ring = 4;

/**
 * Whether a floating element covers a value, a drawing or a control. The position of the element counts even while
 * styles hide it. False on the server, and while the element has focus.
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
    // Content moves when an element above it opens, closes or loads.
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
    // The sample points are less than a line of text apart.
    for (let part = 0; part <= 4; part++) {
      const y = place.top + (place.height * part) / 4;
      for (const one of document.elementsFromPoint(x, y)) under.add(one);
    }
  }
  return [...under].some(
    (one) => !element.contains(one) && rectsOf(one).some((rect) => overlap(rect, place)),
  );
}

/** The rectangles of a value or control; empty for other elements. */
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
