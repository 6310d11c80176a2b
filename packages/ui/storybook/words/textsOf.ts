/** Returns the texts in HTML that are visible or announced. */
export function textsOf(html: string): string[] {
  return [
    ...html.matchAll(/>([^<]+)</g),
    ...html.matchAll(/\s(?:aria-label|aria-roledescription|title|placeholder)="([^"]+)"/g),
  ].map(([, text = '']) => text.trim());
}
