import { Measured } from '../measured/Measured.tsx';
import type { UnitSystem, UnitText } from '../units/unitSystems.ts';

/** A text, or the same in both systems of units. */
export const measured = (text: UnitText) =>
  typeof text === 'string' ? text : <Measured {...text} />;

/** A figure with its unit, of which one or both differ between the systems. */
export function withUnit(value: UnitText, unit: UnitText): UnitText {
  if (typeof value === 'string' && typeof unit === 'string') return joined(value, unit);
  const within = (system: UnitSystem) => joined(textIn(value, system), textIn(unit, system));
  return { metric: within('metric'), us: within('us') };
}

/** A text in one of the systems. */
export const textIn = (text: UnitText, system: UnitSystem) =>
  typeof text === 'string' ? text : text[system];

const joined = (value: string, unit: string) =>
  `${value}${unit && unit !== '%' ? '\u00a0' : ''}${unit}`;
