/** Prints the figures of savings with as many digits as they are known to. */
import { digits } from '../digits.ts';
import type { Range } from '../models.ts';
import { fromBase, type UnitSystem, unitIn, unitKey } from '../units.ts';

/** A result of a step. */
export interface Figure {
  value: Range;
  /** With its unit: `18–27 kW`. */
  result: string;
}

/** A result as it is printed: three digits, so that the next step can be checked, unless it is the last one. */
export function ranged(value: Range, unit: string, figures?: number): Figure {
  return { value, result: `${printed(value, figures)}\u00a0${unit}` };
}

/** A power in kW with its result in the unit of a system. */
export function power(value: Range, system: UnitSystem): Figure {
  return { value, result: inPower(value, system) };
}

export function inPower([least, most]: Range, system: UnitSystem): string {
  const key = unitKey('power', system);
  const range: Range = [fromBase('power', least, key), fromBase('power', most, key)];
  return `${printed(range)}\u00a0${unitIn('power', system).name}`;
}

/**
 * Prints both ends of a range to so many digits, with the same decimal places as far as they have them, or one figure if
 * they look the same: `26.4–39.6`, `2.1–3.0`, `98.5–138`.
 */
export function printed(range: Range, figures = 3): string {
  const ends = range.map((end) => Number(end.toPrecision(figures)));
  const most = Math.max(...ends.map((end) => String(end).split('.')[1]?.length ?? 0));
  const [from, to] = ends.map((end) => {
    const decimals = figures - 1 - Math.floor(Math.log10(end || 1));
    return digits(end, Math.min(most, Math.max(0, decimals)));
  });
  return from === to ? `${from}` : `${from}–${to}`;
}
