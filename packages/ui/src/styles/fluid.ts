/** Range of viewport widths in px in which fluid sizes grow. */
const narrow = 390;
const wide = 1440;

/**
 * Returns a length that grows linearly with the viewport width from 390 to 1440 px and is constant outside this range.
 * It is in rem, so that it follows the reader's text size.
 *
 * @param min size in px at 390 px and below
 * @param max size in px at 1440 px and above
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (wide - narrow);
  const intercept = min - slope * narrow;
  return `clamp(${rem(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`;
}

/**
 * Limits a length that follows the reader's text size to what a narrow window has room for: at 390 px it is at most
 * `growth` times its usual size.
 *
 * @param length a length in rem, from `rem` or `fluid`
 * @param px its usual size in px on phones
 * @param growth how much larger it may become there
 */
export function roomy(length: string, px: number, growth = 1): string {
  return `min(${length}, max(${px}px, ${round(((growth * px) / narrow) * 100)}vw))`;
}

/** Converts a length from px to rem. */
export function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
