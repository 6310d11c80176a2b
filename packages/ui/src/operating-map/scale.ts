/** Minimum and maximum, in the unit of the quantity. */
export type Range = readonly [number, number];

/** An axis with its tick marks. */
export interface Axis {
  start: number;
  end: number;
  ticks: readonly number[];
}

/** Room between the models and the ends of an axis, as a fraction of what they cover. */
const room = 0.05;

/** An axis over the values, in about `count` intervals of 1, 2 or 5 times a power of ten. */
export function axisOver(values: readonly number[], count: number): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!(most > least)) return withTicks(0, most > 0 ? most : 1, count);
  const margin = (most - least) * room;
  return withTicks(round(Math.max(0, least - margin)), round(most + margin), count);
}

/** The same axis with tick marks in another unit, whose size in the unit of the axis is `factor`. */
export function inUnit({ start, end }: Axis, factor: number, count: number): Axis {
  return withTicks(start / factor, end / factor, count);
}

function withTicks(start: number, end: number, count: number): Axis {
  const rough = (end - start) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.ceil(round(start / step));
  const ticks = Array.from({ length: Math.floor(round(end / step)) - first + 1 }, (_, index) =>
    round((first + index) * step),
  );
  return { start, end, ticks };
}

/** Position on an axis from 0 to 1. */
export function positionOn(value: number, { start, end }: Axis): number {
  return (value - start) / (end - start);
}

/** Distance from the start of the axis as an SVG percentage. */
export function percent(value: number, axis: Axis): string {
  return asPercent(positionOn(value, axis));
}

/** Distance from the end of the axis as an SVG percentage: SVG measures from the top. */
export function percentDown(value: number, axis: Axis): string {
  return asPercent(1 - positionOn(value, axis));
}

/** Length of a range as an SVG percentage. */
export function extent([from, to]: Range, { start, end }: Axis): string {
  return asPercent((to - from) / (end - start));
}

const asPercent = (position: number) => `${Number((position * 100).toFixed(1))}%`;

/** The nearest multiple of the step within the axis. */
export function snap(value: number, step: number, { start, end }: Axis): number {
  const nearest = Math.round(value / step);
  const bounded = Math.min(
    Math.max(nearest, Math.ceil(round(start / step))),
    Math.floor(round(end / step)),
  );
  return round(bounded * step);
}

/** Removes floating-point noise. */
function round(value: number): number {
  return Number(value.toFixed(6));
}

/** Font size of the chart's labels in px at the usual text size. */
export const labelSize = 13;

/** Converts a distance in the chart from px to em, so that it grows with the labels. */
export function em(px: number): string {
  return `${Math.round((px / labelSize) * 1000) / 1000}em`;
}
