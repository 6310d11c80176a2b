/** Finds lines that break in the wrong place, and rows of a grid that are mostly empty. */
import type { Page } from 'playwright';

/** Opens the panels of the header, or the sections of the drawer, one after the other. */
export async function* openedMenus(page: Page): AsyncGenerator<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true });
  if (await drawer.isVisible()) await drawer.click();
  for (const toggle of await page.locator('header nav button[aria-expanded]').all()) {
    // Sections of the drawer show those inside them, and the navigation that is not in use shows none.
    if (!(await toggle.isVisible())) continue;
    await toggle.click();
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          // Scrolling, not time, drives the others.
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ finished }) => finished),
      ),
    );
    yield;
  }
}

/** Runs in the page. */
export function badLines(): string[] {
  const losses = new Set<string>();
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text: string) => `"${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}"`;

  /** Words that read as a unit or a currency, and not as a word of a sentence. */
  const unit =
    /^(?:m³\/min|m³\/h|CFM|bar|psi|kW|kWh|MWh|hp|dB(?:\(A\))?|rpm|mm|kg|lb|kPa|°C|°F|K|Hz|VAC|mg\/m³|USD|EUR|kB|MB|%)[.,;:)]?$/;
  const range = /\d[\d,.]*[–−-]$/;

  for (const [block, nodes] of textsByBlock()) {
    const lines = linesOf(nodes);
    if (lines.length < 2) continue;
    const text = short(lines.join(' | '));
    if (/^H[1-6]$/.test(block.tagName) && isOrphan(lines.at(-1) ?? '', block))
      losses.add(`heading ends with one word: ${text}`);
    lines.forEach((line, index) => {
      if (unit.test(line)) losses.add(`unit alone on a line: ${text}`);
      if (/[$€£]$/.test(line)) losses.add(`currency before a break: ${text}`);
      if (range.test(line) && /^\d/.test(lines[index + 1] ?? ''))
        losses.add(
          `range breaks at its dash: ${short(`${line.slice(-20)} | ${lines[index + 1]}`)}`,
        );
    });
  }

  for (const grid of document.querySelectorAll('main ul, main ol, main div')) {
    const { display, gridTemplateColumns, gridAutoFlow } = getComputedStyle(grid);
    if (display !== 'grid' || gridAutoFlow.startsWith('column') || !isShown(grid)) continue;
    // The list goes on on the next page.
    if (grid.parentElement?.querySelector(':scope nav [aria-current="page"]')) continue;
    const columns = gridTemplateColumns.split(' ').map(Number.parseFloat);
    // A word and its figure, or text beside a picture, are not cards.
    if (columns.length !== 2 || Math.abs((columns[0] ?? 0) - (columns[1] ?? 0)) > 1) continue;
    const cards = [...grid.children].filter(isShown);
    const box = grid.getBoundingClientRect();
    const lastCard = cards.at(-1)?.getBoundingClientRect();
    if (cards.length < 3 || !lastCard) continue;
    const beside = cards.slice(0, -1).some((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > lastCard.top + 1 && top < lastCard.bottom - 1;
    });
    if (!beside && lastCard.width < 0.6 * box.width && lastCard.height > 120)
      losses.add(`one card beside an empty half: ${short(cards.at(-1)?.textContent ?? '')}`);
  }
  return [...losses];

  /** Visible text nodes by the block that wraps them, without drawings and texts that are cut by design. */
  function textsByBlock() {
    const blocks = new Map<Element, Text[]>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      let block = node.parentElement;
      if (!node.textContent?.trim() || !block || !isShown(block)) continue;
      if (block.closest('svg, pre, code, [inert]')) continue;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      if (!block) continue;
      const { clipPath, webkitLineClamp, whiteSpace, writingMode } = getComputedStyle(block);
      if (clipPath !== 'none' || webkitLineClamp !== 'none' || whiteSpace.startsWith('pre'))
        continue;
      // The words of upright text are one above the other on one line.
      if (writingMode.startsWith('vertical')) continue;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    return blocks;
  }

  /** The text of a block, line by line. */
  function linesOf(nodes: readonly Text[]): string[] {
    const lines: { bottom: number; text: string }[] = [];
    const range = document.createRange();
    for (const node of nodes) {
      for (const { index, 0: part } of node.data.matchAll(/[–−-]|[^\s–−-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const { bottom, height, width } = range.getBoundingClientRect();
        if (height === 0 || width === 0) continue;
        const line = lines.at(-1);
        const gap = /\s/.test(node.data[index - 1] ?? ' ') ? ' ' : '';
        if (line && Math.abs(line.bottom - bottom) < height * 0.6) line.text += gap + part;
        else lines.push({ bottom, text: part });
      }
    }
    return lines.map(({ text }) => text);
  }

  /** A single short word at the end. Long words fill a good part of the line. */
  function isOrphan(line: string, heading: Element) {
    if (/\s/.test(line.trim())) return false;
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    return line.length * size * 0.55 < 0.25 * heading.getBoundingClientRect().width;
  }
}
