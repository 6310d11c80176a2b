import { deepEqual, ok } from 'node:assert/strict';
import { hasFont, openPage } from './browser.ts';

/**
 * Compares a page that loads only the styles of its three components with the same page and the whole stylesheet: it must
 * look the same with less than a fifth of the rules.
 */
export async function partsSuffice(parts: string, whole: string): Promise<void> {
  const [few, all] = [await stylesOf(parts), await stylesOf(whole)];
  const different = few.looks.filter((line, index) => line !== all.looks[index]);
  deepEqual(different, [], 'every element looks the same');
  const share = few.bytes / all.bytes;
  ok(share < 0.2, `three components load ${Math.round(share * 100)} % of the stylesheet`);
}

/** Size of a page's stylesheets, and the computed styles of every element. */
async function stylesOf(url: string) {
  let styles = { bytes: 0, looks: [] as string[] };
  await openPage(url, async (page) => {
    await page.getByRole('heading', { name: 'Three' }).waitFor();
    await hasFont(page);
    styles = await page.evaluate(() => ({
      bytes: [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .reduce((sum, { cssText }) => sum + cssText.length, 0),
      looks: Array.from(document.querySelectorAll('body *'), (element) => {
        const style = getComputedStyle(element);
        const lines = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return lines.sort().map((line) => `${element.tagName} ${line}`);
      }).flat(),
    }));
  });
  return styles;
}
