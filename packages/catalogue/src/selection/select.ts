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
  /** Distance from the maximum as a fraction of the maximum: 0.12 is "12% below the model’s maximum". */
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
  /** Change of the duty point that would reach that end, as a fraction of it: 0.02 is 2% more. */
  gap: number;
}

/** Models of the same ranges that come near the duty point. They do not serve it. */
export interface Near {
  models: readonly Model[];
  /** The larger miss first. */
  misses: readonly [Miss, ...Miss[]];
}

/** An operating limit that a request exceeds. */
export interface Exceeded {
  series: readonly SeriesName[];
  limit: keyof OperatingLimits;
}

export interface Selection {
  duty: Duty;
  /** Models that cover the duty point, those with the most central position first. */
  fits: readonly Fit[];
  /** Models that cover the flow, and whose pressure is on request. */
  onRequest: readonly Fit[];
  /**
   * Models that miss the duty point by less than `nearlyWithin` and, if no model fits, the nearest in each direction, unless
   * they miss it by more than half. At most three, those with the smallest gap first.
   */
  near: readonly Near[];
  /** If no model fits: other numbers of machines that would, fewest first. */
  otherCounts: readonly { machines: number; fits: readonly Fit[] }[];
  /** If no model fits: models that would if the stated flow is that of each machine. */
  ifEach: readonly Fit[];
  /** Operating limits that the inlet exceeds. */
  exceeded: readonly Exceeded[];
}

/** How one model covers a request, also if the duty point lies outside its ranges. */
export interface FitOfModel extends Omit<Fit, 'power'> {
  duty: Duty;
  /** By what the duty point misses the ranges of the model. */
  misses: readonly Miss[];
  /** Estimate of the power in kW, only if the model covers the duty point: its pressure may be on request. */
  power: number | undefined;
}

/** Places the duty point of a request in the ranges of a model. It decides whether there is a power at the duty point. */
export function fitOfModel(model: Model, request: SelectionRequest): FitOfModel {
  const duty = dutyOf(request);
  const point = pointOf(duty);
  const misses = missesOf(model, point, servesFor(request));
  const fit = fitOf(model, point);
  return { ...fit, duty, misses, power: misses[0] ? undefined : fit.power };
}

const servesFor = (request: SelectionRequest): Serves => ({
  flow: (model, flow) => isWithin('flow', model.flow, flow, flowUnits[request.flowUnit].unit),
  pressure: ({ pressure: range }, pressure) =>
    range !== null && isWithin('pressure', range, pressure, request.pressureUnit),
});

export function select(request: SelectionRequest): Selection {
  const duty = dutyOf(request);
  const serves = servesFor(request);
  const point = pointOf(duty);
  const fits = fitsAt(point, serves);
  return {
    duty,
    fits,
    onRequest: models
      .filter((model) => !model.pressure && serves.flow(model, duty.flow))
      .map((model) => fitOf(model, point)),
    near: nearTo(point, serves, fits.length > 0),
    otherCounts: fits.length > 0 ? [] : otherCounts(duty, request.machines, serves),
    ifEach:
      fits.length > 0 || request.machines === 1 || request.flowFor === 'each'
        ? []
        : fitsAt({ ...point, flow: duty.totalFlow }, serves),
    exceeded: exceededBy(duty),
  };
}

/** A duty point among the stated ranges: flow in m³/min, and pressure in bar at the condition for which they are stated. */
type Point = Pick<Duty, 'flow' | 'pressure'>;

/** Place of a duty among the ranges of models, also on their map. */
export const pointOf = ({ flow, statedPressure }: Duty): Point => ({
  flow,
  pressure: statedPressure,
});

/** Whether a model covers a flow in m³/min, and a pressure in bar. */
type Serves = Record<'flow' | 'pressure', (model: Model, value: number) => boolean>;

function fitsAt(point: Point, serves: Serves): Fit[] {
  return models
    .filter((model) => serves.flow(model, point.flow) && serves.pressure(model, point.pressure))
    .map((model) => fitOf(model, point))
    .sort(byMargin);
}

/** Largest miss of a model that nearly fits, as a fraction of the end of its range. */
export const nearlyWithin = 0.04;

/** Largest change of the duty point, as a fraction of it, for which a model is near. */
const nearWithin = 0.5;

/** Most models, or groups of the same ranges, that are named as near. */
const mostNear = 3;

function nearTo(point: Point, serves: Serves, hasFits: boolean): Near[] {
  const all = models.flatMap((model) => {
    const [first, ...others] = missesOf(model, point, serves).sort(
      (one, other) => size(other) - size(one),
    );
    const isNear = model.pressure && first && size(first) <= nearWithin;
    return isNear ? [{ model, misses: [first, ...others] as const }] : [];
  });
  const isNearest = ([miss, ...others]: readonly Miss[]) =>
    others.length === 0 &&
    all.every(
      ({ misses: [one, ...more] }) =>
        more.length > 0 ||
        one.quantity !== miss?.quantity ||
        one.end !== miss.end ||
        one.distance >= miss.distance,
    );
  const groups = new Map<string, Near>();
  for (const { model, misses } of all) {
    const isNearly = misses.every(({ share }) => share < nearlyWithin);
    if (!isNearly && (hasFits || !isNearest(misses))) continue;
    const key = `${model.flow} ${model.pressure}`;
    groups.set(key, { misses, models: [...(groups.get(key)?.models ?? []), model] });
  }
  return [...groups.values()]
    .sort(
      ({ misses: one }, { misses: other }) =>
        size(one[0]) - size(other[0]) || one.length - other.length,
    )
    .slice(0, mostNear);
}

const size = ({ gap }: Miss) => Math.abs(gap);

function missesOf(model: Model, point: Point, serves: Serves): Miss[] {
  return (['flow', 'pressure'] as const).flatMap((quantity) => {
    const range = model[quantity];
    const value = point[quantity];
    if (!range || serves[quantity](model, value)) return [];
    const [end, limit] =
      value < range[0] ? (['minimum', range[0]] as const) : (['maximum', range[1]] as const);
    const distance = exact(Math.abs(value - limit));
    const gap = exact((limit - value) / value);
    return { quantity, end, distance, share: exact(distance / limit), gap };
  });
}

function fitOf(model: Model, { flow, pressure }: Point): Fit {
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

function otherCounts(
  { totalFlow, statedPressure: pressure }: Duty,
  machines: number,
  serves: Serves,
): Selection['otherCounts'] {
  return machineCounts
    .filter((count) => count !== machines)
    .map((count) => ({
      machines: count,
      fits: fitsAt({ flow: totalFlow / count, pressure }, serves),
    }))
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
