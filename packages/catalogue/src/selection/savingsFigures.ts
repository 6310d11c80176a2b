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

/** A result with all of its digits: three, so that the next step can be checked, or fewer. */
export function ranged(value: Range, unit: string, figures = 3): Figure {
  return { value, result: `${printed(value, figures, figures)}\u00a0${unit}` };
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
 * Prints both ends of a range to so many digits, or one figure if they look the same: `26.4–39.6`, `98.5–138`. Both have the
 * decimal places of the one that needs more, and at least so many if they have the digits: `2.0–3.0`.
 */
export function printed(range: Range, figures = 3, decimals = 0): string {
  const ends = range.map((end) => Number(end.toPrecision(figures)));
  const needed = ends.map((end) => String(end).split('.')[1]?.length ?? 0);
  const [from, to] = ends.map((end) => {
    const most = figures - 1 - Math.floor(Math.log10(end || 1));
    return digits(end, Math.max(0, Math.min(most, Math.max(decimals, ...needed))));
  });
  return from === to ? `${from}` : `${from}–${to}`;
}
