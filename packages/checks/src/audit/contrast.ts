/** Measures the contrast of text over videos and pictures with the pixels under it. */

import { contrastOf, type Rgba } from '@brand/ui/contrast';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { addStyles } from './addStyles.ts';

/** The lowest contrast within a piece of text. */
export interface Contrast {
  text: string;
  /** Contrast ratio of the worst pixel under it, 1 to 21. */
  ratio: number;
  /** Position of that pixel in the window, in px. */
  x: number;
  y: number;
}

interface Line {
  text: string;
  color: Rgba;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Makes the video of a hero white, the worst case for the contrast of its text. */
export const whiteFilms = `[data-media] :is(img, video) { filter: brightness(0) invert(1) !important; }`;

const withoutText = `*, *::before, *::after { color: transparent !important; caret-color: transparent !important; transition: none !important; }
  svg { visibility: hidden !important; }`;

/** Measures each line of text over this element. Returns one result for each text node, the lowest contrast first. */
export async function contrastOver(page: Page, place: Locator): Promise<Contrast[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const lines = await place.evaluate(linesOver);
  const removeStyles = await addStyles(page, withoutText);
  const clip = await place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = Math.max(0, Math.floor(left));
    const y = Math.max(0, Math.floor(top));
    return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
  });
  const picture = await page.screenshot({ fullPage: true, clip, scale: 'css', caret: 'initial' });
  await removeStyles();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const worst = new Map<string, Contrast>();
  for (const { text, color, left, top, right, bottom } of lines) {
    for (let y = Math.max(clip.y, top); y < Math.min(clip.y + info.height, bottom); y += 1) {
      for (let x = Math.max(clip.x, left); x < Math.min(clip.x + info.width, right); x += 1) {
        const at = ((y - clip.y) * info.width + x - clip.x) * 3;
        const ground: Rgba = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1];
        const ratio = contrastOf(color, ground);
        const before = worst.get(text);
        if (!before || ratio < before.ratio) worst.set(text, { text, ratio, x, y });
      }
    }
  }
  return [...worst.values()].sort((a, b) => a.ratio - b.ratio);
}

/** Runs in the page. */
function linesOver(place: Element): Line[] {
  const edges = place.getBoundingClientRect();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return [];
  const colorOf = (value: string): Line['color'] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const lines: Line[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      continue;
    }
    const style = getComputedStyle(element);
    // Visually hidden, for assistive technology only.
    if (element.offsetWidth <= 1 || style.clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right <= edges.left || left >= edges.right) continue;
      if (bottom <= edges.top || top >= edges.bottom) continue;
      lines.push({
        text,
        color: colorOf(style.color),
        left: Math.floor(Math.max(left, edges.left)),
        top: Math.floor(Math.max(top, edges.top)),
        right: Math.ceil(Math.min(right, edges.right)),
        bottom: Math.ceil(Math.min(bottom, edges.bottom)),
      });
    }
  }
  return lines;
}
