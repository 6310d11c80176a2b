/** Which models serve a duty point, and how far it lies from the edges of their ranges. */

import { type Model, models, type Range, type SeriesName } from '../company/models.ts';
import { operatingLimits } from '../company/operatingLimits.ts';
import { positionIn, powerAt } from './powerAt.ts';
import { type Duty, dutyOf, mostMachines, type SelectionRequest } from './request.ts';

/** Where a value lies in a range. */
export interface Margin {
  /** From 0 at the least value of the range to 1 at the greatest. */
  position: number;
  /** How far it lies above the least value, as a fraction of that value. */
  aboveMinimum: number;
  /** How far it lies below the greatest value, as a fraction of that value: 0.12 is "12% below its maximum". */
  belowMaximum: number;
}

/** A model that serves the duty point. */
export interface Fit {
  model: Model;
  flow: Margin;
  /** Missing where the pressure of the model is on request. */
  pressure?: Margin;
  /** Estimate of the power of one machine at the duty point, in kW. */
  power: number;
}

/** A limit of the conditions that a request exceeds. */
export interface Exceeded {
  series: readonly SeriesName[];
  limit: 'temperature' | 'pressure' | 'humidity' | 'altitude';
}

/** The models that come nearest in one direction, and the edge of their range: all of them share it. */
export interface Nearest {
  direction: 'less flow' | 'more flow' | 'less pressure' | 'more pressure';
  /** In m³/min or bar. */
  edge: number;
  models: readonly Model[];
}

export interface Selection {
  duty: Duty;
  /** Models that serve the duty point, the one in whose range it lies most centrally first. */
  fits: readonly Fit[];
  /** Models whose flow range holds the duty point and whose pressure is on request. */
  onRequest: readonly Fit[];
  /** Only when no model serves the duty point: the nearest in each direction. */
  nearest: readonly Nearest[];
  /** Only when no model serves the duty point: other numbers of machines that do, the fewest first. */
  otherCounts: readonly { machines: number; fits: readonly Fit[] }[];
  /** Only when no model serves the duty point: models that do where the stated flow is that of each machine. */
  ifEach: readonly Fit[];
  /** Stated conditions that the inlet does not keep. */
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

/** The duty point that is farther from its nearest edge comes first; then the other range decides, then the lower power. */
function byMargin(one: Fit, other: Fit): number {
  const [first = 0, second = 0] = toEdges(one);
  const [otherFirst = 0, otherSecond = 0] = toEdges(other);
  return otherFirst - first || otherSecond - second || one.power - other.power;
}

/** Distance to the nearer edge of flow and of pressure as a fraction of the range, the smaller first. */
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
  return Array.from({ length: mostMachines }, (_, index) => index + 1)
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

/** Whether a value lies in a range, with its ends. */
export function holds([least, most]: Range, value: number): boolean {
  return least <= value && value <= most;
}
