/** Minimum and maximum, in the unit of the quantity. */
export type Range = readonly [number, number];

/** An axis from 0 to `end` with its tick marks. */
export interface Axis {
  end: number;
  ticks: readonly number[];
}

/**
 * An axis whose tick interval is 1, 2 or 5 times a power of ten, and which ends at a tick mark.
 *
 * @param highest largest value that must fit
 * @param count approximate number of intervals
 */
export function niceAxis(highest: number, count: number): Axis {
  if (!(highest > 0)) return { end: 1, ticks: [0, 1] };
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const intervals = Math.ceil(round(highest / step));
  const ticks = Array.from({ length: intervals + 1 }, (_, index) => round(index * step));
  return { end: round(intervals * step), ticks };
}

/** Distance from the start of the axis as an SVG percentage. */
export function percent(value: number, axis: Axis): string {
  return `${round((value / axis.end) * 100)}%`;
}

/** Distance from the end of the axis as an SVG percentage: SVG measures from the top. */
export function percentDown(value: number, axis: Axis): string {
  return `${round((1 - value / axis.end) * 100)}%`;
}

/** The nearest multiple of the step within the range. */
export function snap(value: number, step: number, [from, to]: Range): number {
  const nearest = round(Math.round(value / step) * step);
  return Math.min(Math.max(nearest, from), to);
}

/** Removes floating-point noise. */
function round(value: number): number {
  return Number(value.toFixed(6));
}
