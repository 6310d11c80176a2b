/** A press before the page could answer. */
interface EarlyPress {
  /** Missing where something else was pressed. */
  button: HTMLElement | null;
  /** When, by `performance.now()`. */
  time: number;
}

declare global {
  interface Document {
    /** The last one. */
    earlyPress?: EarlyPress | undefined;
  }
}

/** Longest time in ms between a press and its answer: later, a visitor has moved on, and would not expect it. */
const patience = 2000;

/**
 * Remembers a button that is pressed before scripts run, so that no press is lost; links and forms work without them.
 * Goes into the head of every page.
 */
export const earlyPressScript =
  'document.onclick=({target})=>{document.earlyPress={button:target.closest("button[type=button]"),time:performance.now()}}';

/** Repeats the press that came too early. From then on, buttons respond by themselves. */
export function answerEarlyPress() {
  const { earlyPress } = document;
  document.onclick = null;
  document.earlyPress = undefined;
  if (!earlyPress?.button?.isConnected) return;
  if (performance.now() - earlyPress.time <= patience) earlyPress.button.click();
}
