import type { Page } from 'playwright';

/**
 * Adds styles to an open page as an adopted sheet, which its Content-Security-Policy allows.
 *
 * @returns a function that removes them
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      const { adoptedStyleSheets } = document;
      adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(added), 1);
    }) as Promise<unknown> as Promise<void>;
}
