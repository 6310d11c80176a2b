/** A click before hydration. */
interface EarlyPress {
  /** Null if something else was clicked. */
  button: HTMLElement | null;
  /** In ms, from `performance.now()`. */
  time: number;
}

declare global {
  interface Document {
    /** The last click. */
    earlyPress?: EarlyPress | undefined;
  }
}

/** Maximum delay of a repeated click in ms. Later, visitors would no longer expect it. */
const patience = 2000;

/**
 * Script for the head of every page. It remembers a button that is clicked before hydration, so that the click is not
 * lost. Links and forms work without it.
 */
export const earlyPressScript =
  'document.onclick=({target})=>{document.earlyPress={button:target.closest("button[type=button]"),time:performance.now()}}';

/** Repeats an early click and removes the listener, because hydrated buttons respond by themselves. */
export function answerEarlyPress() {
  const { earlyPress } = document;
  document.onclick = null;
  document.earlyPress = undefined;
  if (!earlyPress?.button?.isConnected) return;
  if (performance.now() - earlyPress.time <= patience) earlyPress.button.click();
}
