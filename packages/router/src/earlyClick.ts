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

/** Maximum delay of a repeated click in ms. Later, visitors would no longer expect it. */
const maxDelay = 2000;

/** Script for the head of every page. It remembers a button that is clicked before hydration. */
export const earlyClickScript =
  'document.onclick=({target})=>{document.earlyClick={button:target.closest("button[type=button]"),time:performance.now()}}';

/** Repeats an early click and removes the listener, because hydrated buttons respond by themselves. */
export function replayEarlyClick() {
  const { earlyClick } = document;
  document.onclick = null;
  document.earlyClick = undefined;
  if (!earlyClick?.button?.isConnected) return;
  if (performance.now() - earlyClick.time <= maxDelay) earlyClick.button.click();
}
