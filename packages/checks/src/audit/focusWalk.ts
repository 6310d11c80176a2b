/** Walks through a page with Tab, and finds stops that are hidden, covered or without a focus ring. */
import type { Page } from 'playwright';

/** A walk from the top of a page to its end. */
export interface Walk {
  stops: number;
  losses: string[];
}

interface Trail {
  seen: Set<Element>;
  /** Scroll position at the previous stop. */
  scrollY: number;
  /** Horizontal position of the previous stop in px. */
  left: number;
  right: number;
}

/** Upper bound for the stops of a page. */
const most = 2000;

/** Walks through an open page, with motion paused. */
export async function focusWalk(page: Page): Promise<Walk> {
  const trail = await page.evaluateHandle((): Trail => {
    scrollTo({ top: 0, behavior: 'instant' });
    return { seen: new Set(), scrollY: 0, left: 0, right: 0 };
  });
  const losses: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await trail.evaluate(lossesAt);
    if (!found) return { stops, losses };
    losses.push(...found);
    if (found.some((loss) => loss.startsWith('focused twice'))) return { stops, losses };
  }
  return { stops: most, losses: [...losses, `does not end after ${most} stops`] };
}

/** Runs in the page: returns the faults of the focused stop, or undefined when the focus has left the page. */
async function lossesAt(trail: Trail): Promise<string[] | undefined> {
  // Wait for elements that move out of the way of the focus.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const stop = document.activeElement;
  const [first] = trail.seen;
  // After the last stop, the browser starts again at the top of the page.
  if (!stop || stop === document.body || stop === first) return undefined;
  const words = stop.getAttribute('aria-label') || stop.textContent?.trim() || stop.id;
  const name = `${stop.tagName.toLowerCase()} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  if (trail.seen.has(stop)) return [`focused twice: ${name}`];
  trail.seen.add(stop);

  const losses: string[] = [];
  // Some fields are transparent; their parent draws them, with the focus ring.
  const drawn = getComputedStyle(stop).opacity === '0' ? (stop.parentElement ?? stop) : stop;
  // A link that fills its card has the focus ring around the card, and a field may have it around its row.
  const ringed = [stop, stop.parentElement].some(
    (box) =>
      box && ['', '::after'].some((part) => getComputedStyle(box, part).outlineStyle !== 'none'),
  );
  if (!ringed) losses.push(`no focus ring: ${name}`);

  const parts = Array.from(drawn.getClientRects(), visiblePart).filter(
    (part) => part !== undefined,
  );
  if (!parts.length || !drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    losses.push(`not visible: ${name}`);
  const cover = parts.map(coverOf).find((cover) => cover !== undefined);
  if (cover) losses.push(`covered by ${cover}: ${name}`);

  const { left, right, top } = drawn.getBoundingClientRect();
  if (scrollY < trail.scrollY - 1) {
    // The page may scroll back so that the header does not cover the stop.
    const hidden = Number.parseFloat(getComputedStyle(stop).scrollMarginTop);
    const before = top + scrollY - trail.scrollY - hidden;
    const sameColumn = left < trail.right && trail.left < right;
    if (before >= 0 || sameColumn)
      losses.push(`scrolls back by ${Math.round(trail.scrollY - scrollY)} px: ${name}`);
  }
  Object.assign(trail, { scrollY, left, right });
  return losses;

  /** The part of a box that is not clipped by the window or by an ancestor. */
  function visiblePart(edges: DOMRect): DOMRect | undefined {
    let { left, right, top, bottom } = edges;
    const cut = (by: { left: number; right: number; top: number; bottom: number }) => {
      left = Math.max(left, by.left);
      right = Math.min(right, by.right);
      top = Math.max(top, by.top);
      bottom = Math.min(bottom, by.bottom);
    };
    cut({ left: 0, right: document.documentElement.clientWidth, top: 0, bottom: innerHeight });
    for (let box = drawn.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      if (box === document.body || box === document.documentElement) break;
      if (overflowX !== 'visible' || overflowY !== 'visible') cut(box.getBoundingClientRect());
    }
    // Anything smaller does not count as visible.
    return right - left < 4 || bottom - top < 4
      ? undefined
      : new DOMRect(left, top, right - left, bottom - top);
  }

  /** Name of the fixed or sticky element that covers more than half of a rectangle, if any. */
  function coverOf({ left, top, width, height }: DOMRect): string | undefined {
    const places = [0.1, 0.5, 0.9];
    const covers = places
      .flatMap((x) => places.map((y) => [left + x * width, top + y * height] as const))
      .map(([x, y]) => stayingOver(document.elementFromPoint(x, y)))
      .filter((cover) => cover !== undefined);
    return covers.length > 4 ? covers[0] : undefined;
  }

  function stayingOver(hit: Element | null): string | undefined {
    for (
      let box = hit;
      box && !box.contains(drawn) && !drawn.contains(box);
      box = box.parentElement
    ) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position))
        return box.getAttribute('aria-label') ?? `a fixed or sticky ${box.tagName.toLowerCase()}`;
    }
    return undefined;
  }
}
