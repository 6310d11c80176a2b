/** Selects models for a duty point, and measures its distance from the limits of their ranges. */

import { type Model, models, type Range, type SeriesName } from '../company/models.ts';
import { operatingLimits } from '../company/operatingLimits.ts';
import { positionIn, powerAt } from './powerAt.ts';
import { type Duty, dutyOf, machineCounts, type SelectionRequest } from './request.ts';

/** Position of a value in a range. */
export interface Margin {
  /** From 0 at the minimum to 1 at the maximum. */
  position: number;
  /** Distance from the minimum as a fraction of the minimum. */
  aboveMinimum: number;
  /** Distance from the maximum as a fraction of the maximum: 0.12 is "12% below its maximum". */
  belowMaximum: number;
}

/** A model that serves the duty point. */
export interface Fit {
  model: Model;
  flow: Margin;
  /** Undefined if the pressure of the model is on request. */
  pressure?: Margin;
  /** Estimate of the power of one machine at the duty point, in kW. */
  power: number;
}

/** An operating limit that a request exceeds. */
export interface Exceeded {
  series: readonly SeriesName[];
  limit: 'temperature' | 'pressure' | 'humidity' | 'altitude';
}

/** The nearest models in one direction, and the limit that their ranges share. */
export interface Nearest {
  direction: 'less flow' | 'more flow' | 'less pressure' | 'more pressure';
  /** In m³/min or bar. */
  edge: number;
  models: readonly Model[];
}

export interface Selection {
  duty: Duty;
  /** Models that serve the duty point, those with the most central position first. */
  fits: readonly Fit[];
  /** Models that serve the flow, and whose pressure is on request. */
  onRequest: readonly Fit[];
  /** If no model fits: the nearest in each direction. */
  nearest: readonly Nearest[];
  /** If no model fits: other numbers of machines that would, fewest first. */
  otherCounts: readonly { machines: number; fits: readonly Fit[] }[];
  /** If no model fits: models that would if the stated flow is that of each machine. */
  ifEach: readonly Fit[];
  /** Operating limits that the inlet exceeds. */
  exceeded: readonly Exceeded[];
}

/** Selects models for a request. */
export function select(request: SelectionRequest): Selection {
  const duty = dutyOf(request);
  const fits = fitsAt(duty.flow, duty.pressure);
  return {
    duty,
    fits,
    onRequest: models
      .filter(({ pressure, flow }) => !pressure && holds(flow, duty.flow))
      .map((model) => fitOf(model, duty.flow, duty.pressure)),
    nearest: fits.length > 0 ? [] : nearestTo(duty),
    otherCounts: fits.length > 0 ? [] : otherCounts(duty, request.machines),
    ifEach:
      fits.length > 0 || request.machines === 1 || request.flowFor === 'each'
        ? []
        : fitsAt(duty.totalFlow, duty.pressure),
    exceeded: exceededBy(duty),
  };
}

function fitsAt(flow: number, pressure: number): Fit[] {
  return models
    .filter((model) => model.pressure && holds(model.flow, flow) && holds(model.pressure, pressure))
    .map((model) => fitOf(model, flow, pressure))
    .sort(byMargin);
}

function fitOf(model: Model, flow: number, pressure: number): Fit {
  return {
    model,
    flow: marginIn(model.flow, flow),
    ...(model.pressure && { pressure: marginIn(model.pressure, pressure) }),
    power: powerAt(model, flow),
  };
}

/** Sorts by the distance to the nearest limit, then by the distance in the other range, then by power. */
function byMargin(one: Fit, other: Fit): number {
  const [first = 0, second = 0] = toEdges(one);
  const [otherFirst = 0, otherSecond = 0] = toEdges(other);
  return otherFirst - first || otherSecond - second || one.power - other.power;
}

/** Distances to the nearest limits of flow and pressure as fractions of the ranges, smallest first. */
function toEdges({ flow, pressure }: Fit): number[] {
  return [flow, ...(pressure ? [pressure] : [])]
    .map(({ position }) => round(Math.min(position, 1 - position)))
    .sort((one, other) => one - other);
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

function nearestTo({ flow, pressure }: Duty): Nearest[] {
  const sameFlow = models.filter((model) => holds(model.flow, flow));
  const samePressure = models.filter((model) => model.pressure && holds(model.pressure, pressure));
  return [
    ...edgeBelow('less flow', samePressure, ({ flow: [, most] }) => most, flow),
    ...edgeAbove('more flow', samePressure, ({ flow: [least] }) => least, flow),
    ...edgeBelow('less pressure', sameFlow, (model) => model.pressure?.[1], pressure),
    ...edgeAbove('more pressure', sameFlow, (model) => model.pressure?.[0], pressure),
  ];
}

type Edge = (model: Model) => number | undefined;

function edgeBelow(
  direction: Nearest['direction'],
  among: readonly Model[],
  edgeOf: Edge,
  value: number,
): Nearest[] {
  const edges = among.flatMap((model) => edgeOf(model) ?? []).filter((edge) => edge < value);
  return at(direction, among, edgeOf, Math.max(...edges));
}

function edgeAbove(
  direction: Nearest['direction'],
  among: readonly Model[],
  edgeOf: Edge,
  value: number,
): Nearest[] {
  const edges = among.flatMap((model) => edgeOf(model) ?? []).filter((edge) => edge > value);
  return at(direction, among, edgeOf, Math.min(...edges));
}

function at(
  direction: Nearest['direction'],
  among: readonly Model[],
  edgeOf: Edge,
  edge: number,
): Nearest[] {
  const found = among.filter((model) => edgeOf(model) === edge);
  return found.length > 0 ? [{ direction, edge, models: found }] : [];
}

function otherCounts({ totalFlow, pressure }: Duty, machines: number): Selection['otherCounts'] {
  return machineCounts
    .filter((count) => count !== machines)
    .map((count) => ({ machines: count, fits: fitsAt(totalFlow / count, pressure) }))
    .filter(({ fits }) => fits.length > 0);
}

function exceededBy({ inlet, altitude }: Duty): Exceeded[] {
  const stated = (Object.keys(operatingLimits) as SeriesName[]).filter(
    (series) => operatingLimits[series],
  );
  const breaks = (test: (limits: NonNullable<(typeof operatingLimits)['RMX']>) => boolean) =>
    stated.filter((series) => {
      const limits = operatingLimits[series];
      return limits && test(limits);
    });
  const found: Exceeded[] = [
    { limit: 'temperature', series: breaks((one) => !holds(one.temperature, inlet.temperature)) },
    { limit: 'pressure', series: breaks((one) => !holds(one.pressure, inlet.pressure * 100)) },
    { limit: 'humidity', series: breaks((one) => inlet.humidity > one.humidity) },
    { limit: 'altitude', series: breaks((one) => altitude > one.altitude) },
  ];
  return found.filter(({ series }) => series.length > 0);
}

function marginIn([least, most]: Range, value: number): Margin {
  return {
    position: positionIn([least, most], value),
    aboveMinimum: (value - least) / least,
    belowMaximum: (most - value) / most,
  };
}

/** Whether a value is in a range, including its ends. */
export function holds([least, most]: Range, value: number): boolean {
  return least <= value && value <= most;
}
