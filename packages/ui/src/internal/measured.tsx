import { Measured } from '../measured/Measured.tsx';
import type { UnitSystem, UnitText } from '../units/unitSystems.ts';
import { unbroken } from './unbroken.tsx';

/** Renders a text, or both versions of it if it differs between metric and US units. */
export const measured = (text: UnitText) =>
  typeof text === 'string' ? unbroken(text) : <Measured {...text} />;

/** The unit after a figure, with a space before it, except for `%`. */
export const unitAfter = (unit: UnitText, className: string) => (
  <span className={className}>
    {unit !== '%' && '\u00a0'}
    {measured(unit)}
  </span>
);

/** Joins a figure and its unit, either of which may differ between metric and US units. */
export function withUnit(value: UnitText, unit: UnitText): UnitText {
  if (typeof value === 'string' && typeof unit === 'string') return joined(value, unit);
  const within = (system: UnitSystem) => joined(textIn(value, system), textIn(unit, system));
  return { metric: within('metric'), us: within('us') };
}

/** The version of a text for one system of units. */
export const textIn = (text: UnitText, system: UnitSystem) =>
  typeof text === 'string' ? text : text[system];

const joined = (value: string, unit: string) =>
  `${value}${unit && unit !== '%' ? '\u00a0' : ''}${unit}`;
