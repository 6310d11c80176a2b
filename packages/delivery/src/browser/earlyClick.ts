/** A click before hydration. */
interface EarlyClick {
  /** Null if something else was clicked. */
  button: HTMLElement | null;
  /** In ms, from `performance.now()`. */
  time: number;
}

declare global {
  interface Document {
    /** The last click. */
    earlyClick?: EarlyClick | undefined;
  }
}

/**
 * Maximum delay of a repeated click in ms. On a slow phone and line, hydration ends 4 to 8 s after the first paint. After
 * ten seconds visitors have turned to something else (Nielsen, "Response Times: The 3 Important Limits").
 */
const maxDelay = 10_000;

/** Script for the head of every page. It remembers a button that is clicked before hydration. */
export const earlyClickScript =
  'document.onclick=({target})=>{document.earlyClick={button:target.closest("button[type=button]"),time:performance.now()}}';

/**
 * At any of these, React hydrates the rest of the page in one task, which blocks a phone for half a second. In the order
 * of React's own list, because that compresses best.
 */
const presses =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup click';

const hydration = new AbortController();

/** Hides presses from React until `showPresses`, so that it hydrates in small tasks and the next frame is painted. */
export function hidePresses() {
  for (const press of presses.split(' '))
    addEventListener(press, hide, { capture: true, signal: hydration.signal });
}

function hide(event: Event) {
  // React has to see what visitors enter in a field.
  if (event.target instanceof Element && event.target.closest('label,input,select,textarea'))
    return;
  event.stopPropagation();
  if (event.type === 'click') document.onclick?.(event as PointerEvent);
}

export function showPresses() {
  hydration.abort();
}

/**
 * Repeats an early click, in a task after those of hydration, and removes the listener, because hydrated buttons respond
 * by themselves.
 */
export function replayEarlyClick() {
  const { earlyClick } = document;
  document.onclick = null;
  document.earlyClick = undefined;
  if (!earlyClick?.button?.isConnected) return;
  const { button, time } = earlyClick;
  if (performance.now() - time <= maxDelay) setTimeout(() => button.click());
}
