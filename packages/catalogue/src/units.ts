/**
 * Units and number formats. All conversions of the site are here.
 *
 * Factors: NIST Special Publication 811 (2008), appendix B.8. Foot, inch, pound, pound-force and horsepower are exact
 * by definition; the others follow from them.
 */

import { digits } from './digits.ts';
import { type UnitSystem, type UnitText, unitSystems } from './shapes.ts';

export { type UnitSystem, unitSystems };

export interface Unit {
  /** Printed after a figure. */
  name: string;
  /** Size in base units (m³/min, bar, kW, mm, kg, °C, m). */
  factor: number;
  /** Base value at the zero of this unit; 0 for all but temperatures. */
  offset?: number;
  /** Decimal places on a datasheet; by default those of the figure. */
  decimals?: number;
  /** Most decimal places of a duty point; by default those on a datasheet. */
  finest?: number;
  /** Printed without commas, as on drawings. */
  isPlain?: boolean;
}

/** Names of the figures of a duty point. */
export const dutyLabels = { flow: 'Flow rate', pressure: 'Pressure rise' } as const;

/** Flow in m³/min and pressure rise in bar to begin with, until a visitor states them. */
export const exampleDuty = { flow: 55, pressure: 0.62 } as const;

const foot = 0.3048;
const inch = foot / 12;
const pound = 0.453_592_37;
const standardGravity = 9.806_65;

const psi = (pound * standardGravity) / inch ** 2 / 1e5;
/** 550 ft·lbf/s. */
const horsepower = (550 * foot * pound * standardGravity) / 1000;

/** Units by quantity and key. The keys appear in URLs, such as `?pressureUnit=psi`. */
export const units = {
  flow: {
    m3min: { name: 'm³/min', factor: 1, finest: 1 },
    m3h: { name: 'm³/h', factor: 1 / 60, decimals: 0 },
    cfm: { name: 'CFM', factor: foot ** 3, decimals: 0 },
  },
  pressure: {
    bar: { name: 'bar', factor: 1, decimals: 1, finest: 3 },
    mbar: { name: 'mbar', factor: 1e-3, decimals: 0 },
    kpa: { name: 'kPa', factor: 1e-2, decimals: 0 },
    psi: { name: 'psi', factor: psi, decimals: 1, finest: 2 },
  },
  power: {
    kw: { name: 'kW', factor: 1, decimals: 0 },
    hp: { name: 'hp', factor: horsepower, decimals: 0 },
  },
  length: {
    mm: { name: 'mm', factor: 1, isPlain: true },
    in: { name: 'in', factor: inch * 1000, decimals: 1 },
  },
  weight: {
    kg: { name: 'kg', factor: 1, decimals: 0 },
    lb: { name: 'lb', factor: pound, decimals: 0 },
  },
  temperature: {
    c: { name: '°C', factor: 1, decimals: 0 },
    f: { name: '°F', factor: 5 / 9, offset: (-32 * 5) / 9, decimals: 0 },
  },
  altitude: {
    m: { name: 'm', factor: 1, decimals: 0 },
    ft: { name: 'ft', factor: foot, decimals: 0 },
  },
} as const satisfies Record<string, Record<string, Unit>>;

export type Quantity = keyof typeof units;

/** Named things, such as the units of a quantity, as options of a field. */
export const optionsOf = (named: Readonly<Record<string, { name: string }>>) =>
  Object.entries(named).map(([value, { name }]) => ({ value, label: name }));
export type UnitKey<Q extends Quantity> = keyof (typeof units)[Q] & string;

const unitKeys: { [Q in Quantity]: Record<UnitSystem, UnitKey<Q>> } = {
  flow: { metric: 'm3min', us: 'cfm' },
  pressure: { metric: 'bar', us: 'psi' },
  power: { metric: 'kw', us: 'hp' },
  length: { metric: 'mm', us: 'in' },
  weight: { metric: 'kg', us: 'lb' },
  temperature: { metric: 'c', us: 'f' },
  altitude: { metric: 'm', us: 'ft' },
};

export function unitKey<Q extends Quantity>(quantity: Q, system: UnitSystem): UnitKey<Q> {
  return unitKeys[quantity][system];
}

export function unitIn(quantity: Quantity, system: UnitSystem): Unit {
  return unitNamed(quantity, unitKeys[quantity][system]);
}

/** Name of a unit in each system. */
export const unitText = (quantity: Quantity): UnitText =>
  inUnits((system) => unitIn(quantity, system).name);

export function toBase(quantity: Quantity, value: number, key: string): number {
  const { factor, offset = 0 } = unitNamed(quantity, key);
  return value * factor + offset;
}

export function fromBase(quantity: Quantity, value: number, key: string): number {
  const { factor, offset = 0 } = unitNamed(quantity, key);
  return (value - offset) / factor;
}

/** A value in base units without the unit: `58`, `1,413`. @param decimals decimal places, if not those of the unit */
export function print(
  quantity: Quantity,
  value: number,
  system: UnitSystem,
  decimals?: number,
): string {
  const unit = unitIn(quantity, system);
  return printIn(unit, value, decimals);
}

/** Formats a value in base units in another unit. */
export function printIn(unit: Unit, value: number, decimals = unit.decimals): string {
  const converted = (value - (unit.offset ?? 0)) / unit.factor;
  return unit.isPlain ? String(converted) : digits(converted, decimals);
}

/** Formats a value in base units, with the unit: `58 kW`, `1,413 CFM`. */
export function printWithUnit(
  quantity: Quantity,
  value: number,
  system: UnitSystem,
  decimals?: number,
): string {
  return `${print(quantity, value, system, decimals)}\u00a0${unitIn(quantity, system).name}`;
}

/**
 * Formats a value of a duty point, in base units, with the unit: `40.5 m³/min`, `0.62 bar`, `2,400 CFM`. It may lie
 * between the steps of a datasheet, so it has as many decimal places as it needs, up to `finest`.
 */
export function printDuty(quantity: Quantity, value: number, system: UnitSystem): string {
  return `${printDutyFigure(quantity, value, system)}\u00a0${unitIn(quantity, system).name}`;
}

/** Formats a value of a duty point without the unit. */
export function printDutyFigure(quantity: Quantity, value: number, system: UnitSystem): string {
  const { finest, decimals = 0 } = unitIn(quantity, system);
  const converted = fromBase(quantity, value, unitKeys[quantity][system]);
  return digits(Number(converted.toFixed(finest ?? decimals)));
}

/** Formats a range in base units, without the unit: `40–60`, `1,413–2,119`. */
export function printRange(
  quantity: Quantity,
  range: readonly [min: number, max: number],
  system: UnitSystem,
): string {
  return range.map((end) => print(quantity, end, system)).join('–');
}

/** Formats a range in base units, with the unit: `40–60 m³/min`. */
export function printRangeWithUnit(
  quantity: Quantity,
  range: readonly [min: number, max: number],
  system: UnitSystem,
): string {
  return `${printRange(quantity, range, system)}\u00a0${unitIn(quantity, system).name}`;
}

/** A text in both unit systems, or a single string if both are the same. */
export function inUnits(text: (system: UnitSystem) => string): UnitText {
  const [metric, us] = [text('metric'), text('us')];
  return metric === us ? metric : { metric, us };
}

function unitNamed(quantity: Quantity, key: string): Unit {
  const found: Unit | undefined = (units[quantity] as Record<string, Unit>)[key];
  if (!found) throw new RangeError(`There is no unit ${key} of ${quantity}.`);
  return found;
}
