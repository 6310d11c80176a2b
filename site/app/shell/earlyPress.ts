declare global {
  interface Document {
    /** The button that was pressed last before the page could answer. */
    pressedEarly?: HTMLElement | undefined;
  }
}

/**
 * Remembers a button that is pressed before scripts are at work. Links and forms need none; of the rest nothing that a
 * visitor presses shall do nothing. Goes into the head of every page.
 */
export const earlyPressScript =
  'document.onclick=({target})=>{document.pressedEarly=target.closest("button[type=button]")}';

/** Presses again what was pressed too early. From then on buttons answer themselves. */
export function answerEarlyPress() {
  const { pressedEarly } = document;
  document.onclick = null;
  document.pressedEarly = undefined;
  if (pressedEarly?.isConnected) pressedEarly.click();
}
