/** The power of a machine at its duty point in words. */

import { digits } from '../digits.ts';
import { type Model, modelsOf, type Range } from '../models.ts';
import {
  fromBase,
  print,
  printDutyFigure,
  printRangeWithUnit,
  printWithUnit,
  type UnitSystem,
  unitIn,
  unitKey,
} from '../units.ts';
import { about, dutyPower, isPowerUsable, powerAt } from './powerAt.ts';

/** A duty point of one machine, with or without the state of the air at its inlet. */
type DutyPoint = Parameters<typeof dutyPower>[1];

/**
 * The stated power of one machine at its duty point, with what it is based on: `86 kW, within the stated range of 72–100 kW;
 * from the efficiency: about 60 kW`. A stated power that is of no use for planning is left out.
 */
export function powerText(model: Model, duty: DutyPoint, system: UnitSystem): string {
  const { estimate, fromEfficiency, differs } = dutyPower(model, duty);
  const efficiency = `; from the efficiency: ${aboutPower([fromEfficiency], system)}`;
  if (!isPowerUsable(model)) return `with the quote${efficiency}`;
  return `${printWithUnit('power', estimate, system)}, within the stated range of ${statedPower(model, system)}${differs ? efficiency : ''}`;
}

/** The power of several machines at their duty point: `2 × 86 kW = 172 kW; from the efficiency: about 120 kW`. */
export function totalPowerText(
  model: Model,
  duty: DutyPoint,
  machines: number,
  system: UnitSystem,
): string {
  const { estimate, fromEfficiency, differs } = dutyPower(model, duty);
  const efficiency = `; from the efficiency: ${aboutPower([fromEfficiency * machines], system)}`;
  if (!isPowerUsable(model)) return `with the quote${efficiency}`;
  return `${machines} × ${printWithUnit('power', estimate, system)} = ${printWithUnit('power', estimate * machines, system)}${differs ? efficiency : ''}`;
}

/** Basis of the estimated power of a machine at its duty point, in one line. */
export function powerBasis(model: Model, duty: DutyPoint, system: UnitSystem): string {
  const efficiency = `; from the efficiency, ${efficiencyText(model, duty, system)}`;
  return `Estimate from the stated ${statedPower(model, system)}${dutyPower(model, duty).differs ? efficiency : ''}.`;
}

/** The power of a machine at its duty point, as its efficiency gives it: `about 60 kW`. */
export const efficiencyText = (model: Model, duty: DutyPoint, system: UnitSystem) =>
  aboutPower([dutyPower(model, duty).fromEfficiency], system);

/** The stated range of the power: `72–100 kW`. */
export const statedPower = ({ power }: Model, system: UnitSystem) =>
  printRangeWithUnit('power', power, system);

/** Rounded powers in kW: `about 60 kW`, `about 45–60 kW`. */
export const aboutPower = (powers: readonly number[], system: UnitSystem) =>
  `about ${rounded(powers, system)}\u00a0${unitIn('power', system).name}`;

function rounded(powers: readonly number[], system: UnitSystem): string {
  const figures = powers.map((power) =>
    digits(about(fromBase('power', power, unitKey('power', system)))),
  );
  return [...new Set(figures)].join('–');
}

/** Calculation of the power from the stated efficiency: `47.5 kW / 78.5% = about 60 kW`. */
export function efficiencySum(model: Model, duty: DutyPoint, system: UnitSystem): string {
  const { adiabatic, fromEfficiency } = dutyPower(model, duty);
  const least = printWithUnit('power', adiabatic, system, 1);
  return `${least} / ${digits(model.efficiency)}% = ${aboutPower([fromEfficiency], system)}`;
}

/** Calculation of an estimated power: `58 + (82 − 58) × (44 − 40) / (50 − 40) = 68 kW`. */
export function powerSum(model: Model, flow: number, system: UnitSystem): string {
  const [least, most] = model.power.map((end) => print('power', end, system));
  const [from, to] = model.flow.map((end) => print('flow', end, system));
  const at = printDutyFigure('flow', flow, system);
  const result = printWithUnit('power', powerAt(model, flow), system);
  const difference = (one: string | undefined, other: string | undefined) =>
    `(${one}\u00a0−\u00a0${other})`;
  return `${least} + ${difference(most, least)} × ${difference(at, from)} / ${difference(to, from)} = ${result}`;
}

/** Rounded power from the stated efficiency at a flow, at both ends of the pressure, without its unit: `45–60`. */
export function efficiencyPower(model: Model, flow: number, system: UnitSystem): string {
  const powers = model.pressure?.map(
    (bar) => dutyPower(model, { flow, pressure: bar }).fromEfficiency,
  );
  return rounded(powers ?? [], system);
}

/** The models of a series that state a pressure: `MAX50 and MAX75`. */
const withPressure = (series: Model['series']) =>
  modelsOf(series).filter(({ pressure }) => pressure);
const codesOf = (models: readonly Model[]) => models.map(({ code }) => code).join(' and ');

/** The pressure of a model or, if it is on request, that of the other models of its series. */
function pressureFor({ pressure, series }: Model): Range {
  const ends = pressure ?? withPressure(series).flatMap((model) => model.pressure ?? []);
  return [Math.min(...ends), Math.max(...ends)];
}

/** The power that follows from the stated efficiency at the highest flow and pressure, and the losses that it may leave out. */
export function efficiencyNote(model: Model, system: UnitSystem): string {
  const [flow, pressure] = [model.flow[1], pressureFor(model)[1]];
  const { fromEfficiency } = dutyPower(model, { flow, pressure });
  const duty = `${printWithUnit('flow', flow, system)} and ${printWithUnit('pressure', pressure, system)}`;
  const others = model.pressure
    ? ''
    : `, the highest pressure stated for ${codesOf(withPressure(model.series))}`;
  return `Adiabatic compression at an efficiency of ${model.efficiency}% gives ${aboutPower([fromEfficiency], system)} at ${duty}${others}.${isPowerUsable(model) ? '' : ' If that is the efficiency of the stage, add the losses of motor and inverter.'}`;
}

/** How many times the power from the stated efficiency the stated power is, over the ranges of models: `3.5–5.8`. */
function powerGap(models: readonly Model[]): string {
  const gaps = models.flatMap((model) =>
    model.flow.flatMap((flow) =>
      pressureFor(model).map(
        (pressure) => powerAt(model, flow) / dutyPower(model, { flow, pressure }).fromEfficiency,
      ),
    ),
  );
  return [Math.min(...gaps), Math.max(...gaps)].map((gap) => digits(gap, 1)).join('–');
}

/** Why the stated power of models is of no use for planning; empty if it is. The one of a single model can be named with its range. */
export function powerScope(models: readonly Model[], stated?: string): string {
  const [model, ...others] = models.filter((one) => !isPowerUsable(one));
  if (!model) return '';
  const { code, series, pressure } = model;
  const known = withPressure(series);
  const [name, subject, gap, at] =
    others.length > 0
      ? [series, `for ${codesOf(known)} it is`, powerGap(known), '']
      : [
          code,
          'it is',
          powerGap([model]),
          pressure ? '' : ` at the pressures of ${codesOf(known)},`,
        ];
  return `To compare, to budget and to size cables, use the electrical input in the quote, not the stated ${stated ?? `power of ${name}`}:${at} ${subject} ${gap} times what the air needs at the stated efficiency, and its scope is not stated.`;
}
