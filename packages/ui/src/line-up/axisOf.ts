import { personWidth } from '../internal/Person.tsx';
import { row } from './row.ts';

/** A machine on the axis, in px. */
export interface AxisPlace {
  /** Space before its image. */
  gap: number;
  /** Width of its image. */
  width: number;
  /** Width of its range. */
  range: number;
}

interface Ranged {
  range?: readonly [from: number, to: number];
  width?: number;
}

/** Places of machines on an axis from the lowest to the highest end of their ranges; none if one has no range. */
export function axisOf(items: readonly Ranged[], scale: number) {
  const ranged = items.flatMap(({ range, width }) => (range && width ? [{ range, width }] : []));
  if (ranged.length === 0 || ranged.length < items.length) return;
  const ends = ranged.flatMap(({ range }) => range);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const placeOf = (value: number) =>
    row.start + ((value - least) / (most - least)) * (row.width - row.start);
  let end = personWidth * scale;
  const places = ranged.map(({ range: [from, to], width }): AxisPlace => {
    const gap = Math.max(0, placeOf((from + to) / 2) - width / 2 - end);
    end += gap + width;
    return { gap, width, range: placeOf(to) - placeOf(from) };
  });
  return {
    places,
    /** Space after the last. */
    rest: Math.max(0, row.width - end),
    /** Ends of the ranges, as shares of the row. */
    ticks: [...new Set(ends)].map((end) => placeOf(end) / row.width),
  };
}
