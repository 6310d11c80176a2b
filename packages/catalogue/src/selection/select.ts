/** Selects models for a duty point, and measures its distance from the limits of their ranges. */

import { type Model, models, type Range, type SeriesName, seriesNames } from '../models.ts';
import { type OperatingLimits, operatingLimits } from '../operatingLimits.ts';
import { type Quantity, type Unit, units } from '../units.ts';
import { positionIn, powerAt } from './powerAt.ts';
import {
  type Duty,
  dutyOf,
  exact,
  flowUnits,
  machineCounts,
  type SelectionRequest,
} from './request.ts';

export interface Margin {
  /** From 0 at the minimum to 1 at the maximum. */
  position: number;
  /** Distance from the minimum as a fraction of the minimum. */
  aboveMinimum: number;
  /** Distance from the maximum as a fraction of the maximum: 0.12 is "12% below its maximum". */
  belowMaximum: number;
}

export interface Fit {
  model: Model;
  flow: Margin;
  /** Undefined if the pressure of the model is on request. */
  pressure?: Margin;
  /** Estimate of the power of one machine at the duty point, in kW. */
  power: number;
}

/** How far a duty point lies outside one range of a model. */
export interface Miss {
  quantity: 'flow' | 'pressure';
  /** The end of the range that is missed. */
  end: 'minimum' | 'maximum';
  /** Distance from that end in m³/min or bar. */
  distance: number;
  /** Distance as a fraction of that end. */
  share: number;
}

/** A model that misses the duty point by less than `nearlyWithin`. It does not serve it. */
export interface NearFit {
  model: Model;
  /** One or two misses: flow, pressure, or both. */
  misses: readonly Miss[];
}

/** An operating limit that a request exceeds. */
export interface Exceeded {
  series: readonly SeriesName[];
  limit: keyof OperatingLimits;
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
  /** Models that nearly serve the duty point, those with the smallest miss first. */
  nearly: readonly NearFit[];
  /** If no model fits: the nearest in each direction, without those that nearly fit. */
  nearest: readonly Nearest[];
  /** If no model fits: other numbers of machines that would, fewest first. */
  otherCounts: readonly { machines: number; fits: readonly Fit[] }[];
  /** If no model fits: models that would if the stated flow is that of each machine. */
  ifEach: readonly Fit[];
  /** Operating limits that the inlet exceeds. */
  exceeded: readonly Exceeded[];
}

/** How one model serves a request, also if the duty point lies outside its ranges. */
export interface FitOfModel extends Fit {
  duty: Duty;
  /** By what the duty point misses the ranges of the model. */
  misses: readonly Miss[];
}

/** Places the duty point of a request in the ranges of a model. */
export function fitOfModel(model: Model, request: SelectionRequest): FitOfModel {
  const duty = dutyOf(request);
  const misses = missesOf(model, duty, servesFor(request));
  return { ...fitOf(model, duty.flow, duty.pressure), duty, misses };
}

const servesFor = (request: SelectionRequest): Serves => ({
  flow: (model, flow) => isWithin('flow', model.flow, flow, flowUnits[request.flowUnit].unit),
  pressure: ({ pressure: range }, pressure) =>
    range !== null && isWithin('pressure', range, pressure, request.pressureUnit),
});

export function select(request: SelectionRequest): Selection {
  const duty = dutyOf(request);
  const serves = servesFor(request);
  const fits = fitsAt(duty.flow, duty.pressure, serves);
  const nearly = nearFitsAt(duty, serves);
  return {
    duty,
    fits,
    nearly,
    onRequest: models
      .filter((model) => !model.pressure && serves.flow(model, duty.flow))
      .map((model) => fitOf(model, duty.flow, duty.pressure)),
    nearest: fits.length > 0 ? [] : nearestTo(duty, serves, nearly),
    otherCounts: fits.length > 0 ? [] : otherCounts(duty, request.machines, serves),
    ifEach:
      fits.length > 0 || request.machines === 1 || request.flowFor === 'each'
        ? []
        : fitsAt(duty.totalFlow, duty.pressure, serves),
    exceeded: exceededBy(duty),
  };
}

/** Whether a model serves a flow in m³/min, and a pressure in bar. */
type Serves = Record<'flow' | 'pressure', (model: Model, value: number) => boolean>;

function fitsAt(flow: number, pressure: number, serves: Serves): Fit[] {
  return models
    .filter((model) => serves.flow(model, flow) && serves.pressure(model, pressure))
    .map((model) => fitOf(model, flow, pressure))
    .sort(byMargin);
}

/** Largest miss of a model that nearly fits, as a fraction of the end of its range. */
export const nearlyWithin = 0.02;

function nearFitsAt(duty: Duty, serves: Serves): NearFit[] {
  return models
    .map((model) => ({ model, misses: missesOf(model, duty, serves) }))
    .filter(({ model, misses }) => model.pressure && misses.length > 0)
    .filter(({ misses }) => misses.every(({ share }) => share < nearlyWithin))
    .sort((one, other) => largest(one) - largest(other));
}

const largest = ({ misses }: NearFit) => Math.max(...misses.map(({ share }) => share));

function missesOf(model: Model, duty: Duty, serves: Serves): Miss[] {
  return (['flow', 'pressure'] as const).flatMap((quantity) => {
    const range = model[quantity];
    const value = duty[quantity];
    if (!range || serves[quantity](model, value)) return [];
    const [end, limit] =
      value < range[0] ? (['minimum', range[0]] as const) : (['maximum', range[1]] as const);
    const distance = exact(Math.abs(value - limit));
    return { quantity, end, distance, share: exact(distance / limit) };
  });
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

function nearestTo(
  { flow, pressure }: Duty,
  serves: Serves,
  nearly: readonly NearFit[],
): Nearest[] {
  const others = models.filter((model) => !nearly.some((near) => near.model === model));
  const sameFlow = others.filter((model) => serves.flow(model, flow));
  const samePressure = others.filter((model) => serves.pressure(model, pressure));
  return [
    ...nearestIn('less flow', samePressure, ({ flow: [, most] }) => most, flow),
    ...nearestIn('more flow', samePressure, ({ flow: [least] }) => least, flow),
    ...nearestIn('less pressure', sameFlow, (model) => model.pressure?.[1], pressure),
    ...nearestIn('more pressure', sameFlow, (model) => model.pressure?.[0], pressure),
  ];
}

type Edge = (model: Model) => number | undefined;

/** The models whose limit is the nearest one in a direction. */
function nearestIn(
  direction: Nearest['direction'],
  among: readonly Model[],
  edgeOf: Edge,
  value: number,
): Nearest[] {
  const edges = among.flatMap((model) => edgeOf(model) ?? []);
  const edge = direction.startsWith('less')
    ? Math.max(...edges.filter((one) => one < value))
    : Math.min(...edges.filter((one) => one > value));
  const found = among.filter((model) => edgeOf(model) === edge);
  return found.length > 0 ? [{ direction, edge, models: found }] : [];
}

function otherCounts(
  { totalFlow, pressure }: Duty,
  machines: number,
  serves: Serves,
): Selection['otherCounts'] {
  return machineCounts
    .filter((count) => count !== machines)
    .map((count) => ({ machines: count, fits: fitsAt(totalFlow / count, pressure, serves) }))
    .filter(({ fits }) => fits.length > 0);
}

function exceededBy({ inlet, altitude }: Duty): Exceeded[] {
  const exceeds: Record<keyof OperatingLimits, (limits: OperatingLimits) => boolean> = {
    temperature: ({ temperature }) => !holds(temperature, inlet.temperature),
    pressure: ({ pressure }) => !holds(pressure, inlet.pressure * 100),
    humidity: ({ humidity }) => inlet.humidity > humidity,
    altitude: (limits) => altitude > limits.altitude,
  };
  return Object.entries(exceeds).flatMap(([limit, exceedsLimit]) => {
    const series = seriesNames.filter((name) => {
      const limits = operatingLimits[name];
      return limits && exceedsLimit(limits);
    });
    return series.length > 0 ? [{ limit: limit as keyof OperatingLimits, series }] : [];
  });
}

function marginIn([least, most]: Range, stated: number): Margin {
  const value = Math.min(most, Math.max(least, stated));
  return {
    position: positionIn([least, most], value),
    aboveMinimum: (value - least) / least,
    belowMaximum: (most - value) / most,
  };
}

/** Whether a value is in a range, including its ends. */
function holds([least, most]: Range, value: number): boolean {
  return least <= value && value <= most;
}

/**
 * Whether a value in base units is in a range, including its ends as they are printed in the unit of the value.
 * Visitors who read "up to 2,119 CFM" and enter 2,119 mean 60 m³/min, although it is 60.003.
 */
export function isWithin(
  quantity: Quantity,
  [least, most]: Range,
  value: number,
  key: string,
): boolean {
  const unit = (units[quantity] as Record<string, Unit>)[key];
  const printed = (end: number) =>
    unit?.decimals === undefined
      ? end
      : exact(Number((end / unit.factor).toFixed(unit.decimals)) * unit.factor);
  return holds([Math.min(least, printed(least)), Math.max(most, printed(most))], exact(value));
}
