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

/** A result as it is printed: two digits below 100, three above, because the claims it rests on have two. */
export function ranged(value: Range, unit: string): Figure {
  return { value, result: `${printed(value, rounded)}\u00a0${unit}` };
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

/** Prints both ends of a range, or one figure if they look the same. */
export function printed(range: Range, figure = intermediate): string {
  const [least, most] = range.map(figure);
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A figure with which the next step is calculated: three digits, so that the sum can be checked. */
const intermediate = (value: number) => digits(Number(value.toPrecision(3)));

export const rounded = (value: number) => digits(Number(value.toPrecision(value < 100 ? 2 : 3)));
