import type { Page } from '@playwright/test';

/** Replaces every visible text by `<font>` elements with a translation, as Chrome does; here it is the same text. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) => {
      const parent = node.parentElement;
      return node.textContent?.trim() &&
        !parent?.closest('script, style, noscript, svg, textarea, option') &&
        parent?.checkVisibility()
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT;
    });
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    }
  });
}
