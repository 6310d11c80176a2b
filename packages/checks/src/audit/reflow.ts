/** Finds content that is clipped when the text grows or the window shrinks. */
import type { Page } from 'playwright';
import { addStyles } from './addStyles.ts';

/** A setting in which a page has to reflow. */
export interface Mode {
  name: string;
  width: number;
  height: number;
  /** User styles. */
  css?: string;
  /** Runs in the page before it is measured. */
  prepare?: () => void;
}

/** Text spacing of WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

const largeText = 'html { font-size: 200% !important; }';

export const modes: readonly Mode[] = [
  { name: '320 px', width: 320, height: 800 },
  { name: '400% zoom', width: 320, height: 256 },
  { name: '200% text', width: 1280, height: 800, css: largeText },
  // In 320 px, of which a classic scroll bar takes 15.
  { name: '200% text, phone', width: 305, height: 800, css: largeText },
  { name: 'text spacing', width: 390, height: 844, css: spacing },
  { name: 'text spacing, wide', width: 1440, height: 900, css: spacing },
  {
    name: 'German headings',
    width: 320,
    height: 800,
    prepare: () => {
      document.documentElement.lang = 'de';
      for (const heading of document.querySelectorAll('h2, h3, h4')) {
        const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        if (words) words.textContent = 'Geschwindigkeitsbegrenzung der Turbogebläsestation';
      }
    },
  },
  {
    name: 'right to left',
    width: 390,
    height: 844,
    prepare: () => {
      document.documentElement.dir = 'rtl';
    },
  },
];

/**
 * Applies a mode to an open page.
 *
 * @returns a function that removes its styles
 */
export async function apply(page: Page, { css = '', prepare }: Mode): Promise<() => Promise<void>> {
  if (prepare) await page.evaluate(prepare);
  return addStyles(page, css);
}

/**
 * Runs in the page: reports horizontal scrolling and clipped headings. An ellipsis after the last line says that a text
 * goes on, so it is no loss.
 */
export function lossesOf(): string[] {
  const losses: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) losses.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!heading.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(heading);
    // Glyphs may extend beyond their line box; that is not clipping.
    const words = range.getBoundingClientRect();
    const slack = 0.25 * Number.parseFloat(getComputedStyle(heading).fontSize);
    for (let box: Element | null = heading; box; box = box.parentElement) {
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(box);
      // The content of a scrolling box stays reachable.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (display === 'inline') continue;
      const edges = box.getBoundingClientRect();
      // Visually hidden, for assistive technology only.
      if (edges.width <= 1) break;
      const cutX =
        overflowX !== 'visible' && (words.left < edges.left - 1 || words.right > edges.right + 1);
      const cutY =
        overflowY !== 'visible' &&
        webkitLineClamp === 'none' &&
        (words.top < edges.top - slack || words.bottom > edges.bottom + slack);
      if (cutX || cutY) {
        losses.push(`cuts "${heading.textContent?.trim().slice(0, 40)}"`);
        break;
      }
    }
  }
  return losses;
}
