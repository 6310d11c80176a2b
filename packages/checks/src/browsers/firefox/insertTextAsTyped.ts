/**
 * Runs in a page, as an initial script. Inserts what tests fill in as if it were typed. Otherwise Playwright's Firefox
 * would set the field's value, which React ignores after its last letter.
 */
export function insertTextAsTyped(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}
