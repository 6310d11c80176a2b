import type { Model, Range } from '../models.ts';
import { adiabaticPower, statedInlet } from './air.ts';
import type { Duty } from './request.ts';

/** Estimated power in kW: linear over the flow range of the model, and never beyond the stated ends. */
export function powerAt({ power, flow: range }: Model, flow: number): number {
  const position = Math.min(1, Math.max(0, positionIn(range, flow)));
  return power[0] + (power[1] - power[0]) * position;
}

/**
 * Whether the stated power of a model is near what compression takes, so that an estimate on its line is of use. That of
 * MAX is several times as much.
 */
export const isPowerUsable = ({ series }: Pick<Model, 'series'>) => series !== 'MAX';

/** Position of a value in a range: 0 at its minimum, 1 at its maximum. */
export function positionIn([least, most]: Range, value: number): number {
  return (value - least) / (most - least);
}

/** The power of one machine at a duty point in kW, as its stated figures give it. */
export interface DutyPower {
  /** On the line between the stated ends of its power: see `powerAt`. */
  estimate: number;
  /** Power of adiabatic compression, which no machine can go below. */
  adiabatic: number;
  /** Adiabatic power divided by the stated efficiency. */
  fromEfficiency: number;
  /** Whether the two estimates differ by more than 5%. */
  differs: boolean;
}

/** Estimates the power of one machine at its duty point. Flow and pressure are those of this machine. */
export function dutyPower(
  model: Model,
  { flow, pressure, inlet = statedInlet }: Pick<Duty, 'flow' | 'pressure'> & Partial<Duty>,
): DutyPower {
  const estimate = powerAt(model, flow);
  const adiabatic = adiabaticPower(flow, pressure, inlet.pressure);
  const fromEfficiency = (adiabatic * 100) / model.efficiency;
  const differs = Math.abs(fromEfficiency - estimate) > estimate * 0.05;
  return { estimate, adiabatic, fromEfficiency, differs };
}

/**
 * Rounds an estimate to a multiple of 1, 2 or 5 and a power of ten: 60.5 to 60, 143 to 145. One stated efficiency for all
 * duty points tells no more.
 *
 * @param coarsest largest error, as a fraction
 */
export function about(value: number, coarsest = 0.02): number {
  const largest = value * coarsest * 2;
  const decade = 10 ** Math.floor(Math.log10(largest));
  const step = decade * ([5, 2].find((factor) => factor * decade <= largest) ?? 1);
  return Number((Math.round(value / step) * step).toPrecision(3));
}
