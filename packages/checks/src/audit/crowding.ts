/**
 * Runs in the page: finds texts over each other, texts and controls beyond the border around them, and broken words. Of
 * words with more than 12 letters, large text may break one where its line is too short.
 */
export function crowdingOf(): string[] {
  const losses = new Set<string>();
  const known = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text: string | null) =>
    `"${(text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`;

  const texts = textsOnPage();
  findOverlaps();
  for (const { node, parent, rect } of texts) findOutside(rect, parent, short(node.data));
  for (const control of document.querySelectorAll('input, select, textarea, button'))
    if (isShown(control) && !floats(control) && styleOf(control).position !== 'absolute')
      findOutside(
        control.getBoundingClientRect(),
        control.parentElement,
        `${control.tagName.toLowerCase()} ${short(control.getAttribute('name') ?? control.textContent)}`,
      );
  return [...losses];

  /** Lines of visible text, except in elements that stay over others. */
  function textsOnPage() {
    const lines: { node: Text; parent: Element; rect: DOMRect }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !isShown(parent) || floats(parent)) continue;
      if (parent.closest('[inert], option') || isHiddenVisually(parent)) continue;
      if (parent.closest('svg') && !isDisplayed(parent)) continue;
      range.selectNodeContents(node);
      for (const edges of range.getClientRects()) {
        const rect = visiblePart(edges, parent);
        if (rect) lines.push({ node, parent, rect });
      }
      if (!parent.closest('svg') && !styleOf(parent).writingMode.startsWith('vertical'))
        findBreaks(node, range);
    }
    return lines;
  }

  function findBreaks(node: Text, range: Range) {
    for (const { index, 0: word } of node.data.matchAll(
      /(?<![@./])\b[\p{L}\p{N}]{2,}(?![@./]\w)/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // One for each line, and more beside it where a text is cut off after some lines.
      const parts = Array.from(range.getClientRects())
        .filter(({ width }) => width > 0)
        .filter(({ top }, at, all) => top > (all[at - 1]?.top ?? 0) + 2 || at === 0).length;
      if (parts > 2 || (parts > 1 && word.length <= 12))
        losses.add(`breaks "${word}" in ${parts}: ${short(node.data)}`);
    }
  }

  function findOverlaps() {
    texts.sort((one, other) => one.rect.top - other.rect.top);
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom) break;
        if (one.node === other.node) continue;
        const wide =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        // Glyphs are smaller than the boxes of their lines.
        if (wide > 2 && high > 0.4 * Math.min(one.rect.height, other.rect.height))
          losses.add(`${short(one.node.data)} over ${short(other.node.data)}`);
      }
    });
  }

  /** Compares a rectangle with the nearest border around it. */
  function findOutside(rect: DOMRect, from: Element | null, what: string) {
    if (from?.closest('svg')) return;
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const { borderWidth, overflowX, position } = styleOf(box);
      if (overflowX !== 'visible') return;
      if (!borderWidth.split(' ').includes('0px')) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOutside =
          rect.left < left - 1 ||
          rect.right > right + 1 ||
          rect.top < top - 3 ||
          rect.bottom > bottom + 3;
        if (isOutside) losses.add(`${what} falls out of its box`);
        return;
      }
      if (position === 'absolute') return;
    }
  }

  /** The part of a rectangle that no ancestor clips. */
  function visiblePart(edges: DOMRect, from: Element): DOMRect | undefined {
    let { left, right, top, bottom } = edges;
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = styleOf(box);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const by = box.getBoundingClientRect();
      left = Math.max(left, by.left);
      right = Math.min(right, by.right);
      top = Math.max(top, by.top);
      bottom = Math.min(bottom, by.bottom);
    }
    return right - left > 2 && bottom - top > 2
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  }

  /** Chromium gives boxes to texts of drawings that are not displayed. */
  function isDisplayed(element: Element | null): boolean {
    for (let box = element; box; box = box.parentElement)
      if (styleOf(box).display === 'none') return false;
    return true;
  }

  function floats(element: Element | null): boolean {
    for (let box = element; box; box = box.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(box).position)) return true;
    return false;
  }

  function isHiddenVisually(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (styleOf(box).clipPath !== 'none' && box.clientWidth <= 1) return true;
    return false;
  }
}
