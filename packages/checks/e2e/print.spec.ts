import { getDocumentProxy } from 'unpdf';
import { privatePages, publicPages } from '../src/pagePaths.ts';
import { expect, skipInFirefox, test } from './test.ts';

/** A usual margin of browsers. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** All pages of the site, one of each kind, and one with a result. */
const pages = [...publicPages, ...privatePages, '/products/selector?flow=40&pressure=0.7'];

// Pages print the same without scripts, and hydrating each of them would take minutes.
test.use({ javaScriptEnabled: false, expectConsole: /status of 404/ });

test(
  'no heading ends a sheet without what it announces, and nothing is cut at its edge',
  skipInFirefox('The driver cannot print.'),
  async ({ page }) => {
    // All pages, one after the other.
    test.setTimeout(180_000);
    const faults: string[] = [];
    let found = 0;
    // As wide as the sheet within its margins.
    await page.setViewportSize({ width: 717, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    for (const path of pages) {
      await page.goto(path);
      const announced = await page.evaluate(linkHeadings);
      for (const text of await page.evaluate(cutContent)) faults.push(`${path} cuts "${text}"`);
      const sheets = await sheetsOf(await page.pdf({ format: 'A4', margin }));
      for (const [heading, next] of announced) {
        const [sheet, other] = [sheets.get(heading.id), sheets.get(next.id)];
        // Content that is only on screen has no sheet.
        if (sheet === undefined || other === undefined) continue;
        found += 1;
        if (sheet !== other)
          faults.push(`${path}, sheet ${sheet}: "${heading.text}"; sheet ${other}: "${next.text}"`);
      }
    }
    expect(faults).toEqual([]);
    expect(found).toBeGreaterThan(300);
  },
);

/**
 * Returns each visible heading with the first text after it, or after its lead. Links to all of them, since a PDF has
 * a destination for each target of a link.
 */
function linkHeadings() {
  const main = document.querySelector('main') ?? document.body;
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('figcaption, form, nav, button') &&
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const texts = [...main.querySelectorAll('*')].filter(isRead);
  const link = (target: Element) => {
    target.id ||= crypto.randomUUID();
    const anchor = document.createElement('a');
    anchor.href = `#${target.id}`;
    anchor.hidden = true;
    document.body.append(anchor);
    return { id: target.id, text: target.textContent.slice(0, 60) };
  };
  /** The heading with its lead, if both have a box of their own. A question announces its answer. */
  const headOf = (heading: Element) => {
    const box = heading.parentElement ?? heading;
    const isHead =
      box.nextElementSibling &&
      !heading.querySelector('button') &&
      !box.matches('section, article, li, main') &&
      box.querySelectorAll('p').length <= 1 &&
      !box.querySelector('li, dd, td, :is(h1, h2, h3, h4) ~ * :is(h1, h2, h3, h4)');
    return isHead ? box : heading;
  };
  return [...main.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    if (!heading.checkVisibility({ visibilityProperty: true })) return [];
    const part = heading.closest('section, article, li, details, main');
    const head = headOf(heading);
    const next = texts.find(
      (text) =>
        head.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !head.contains(text) &&
        part?.contains(text),
    );
    return next ? [[link(heading), link(next)] as const] : [];
  });
}

/** Texts of what scrolls sideways, which paper does not. */
function cutContent() {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map(({ textContent }) => textContent.slice(0, 60));
}

/** The sheet, counted from 1, on which each target of a link begins. */
async function sheetsOf(file: Buffer): Promise<Map<string, number>> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const sheets = new Map<string, number>();
  for (const [id, [sheet]] of Object.entries(await pdf.getDestinations()))
    sheets.set(id, (await pdf.getPageIndex(sheet)) + 1);
  return sheets;
}
