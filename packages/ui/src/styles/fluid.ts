/** Viewport widths, in px, between which fluid sizes grow. */
const narrow = 390;
const wide = 1440;

/**
 * A length that grows linearly with the viewport between 390 and 1440 px and is constant outside.
 * In rem, so that it follows the reader's text size.
 *
 * @param min size in px at 390 px and below
 * @param max size in px at 1440 px and above
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (wide - narrow);
  const intercept = min - slope * narrow;
  return `clamp(${rem(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`;
}

/** A length in px as rem. */
export function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
