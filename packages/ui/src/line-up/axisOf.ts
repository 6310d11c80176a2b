import { personWidth } from '../internal/Person.tsx';
import type { UnitText } from '../units/unitSystems.ts';
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

/** An end of a range on the axis. */
export interface AxisTick {
  /** Share of the row before it. */
  place: number;
  text?: UnitText;
}

interface Ranged {
  range?: readonly [from: number, to: number];
  ends?: readonly [from: UnitText | undefined, to: UnitText | undefined];
  width?: number;
}

/** Places of machines on an axis from the lowest to the highest end of their ranges; none if one has no range. */
export function axisOf(items: readonly Ranged[], scale: number) {
  const ranged = items.flatMap(({ range, ends, width }) =>
    range && width ? [{ range, ends, width }] : [],
  );
  if (ranged.length === 0 || ranged.length < items.length) return;
  const ends = new Map(
    ranged.flatMap(({ range, ends }) => range.map((value, index) => [value, ends?.[index]])),
  );
  const [least, most] = [Math.min(...ends.keys()), Math.max(...ends.keys())];
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
    ticks: [...ends]
      .toSorted(([one], [other]) => one - other)
      .map(([value, text]): AxisTick => ({ place: placeOf(value) / row.width, text })),
  };
}
