/** Name, unit and format of the figures of a model, for tables, selector, search and datasheets. */

import { inText } from './claims.ts';
import { digits } from './digits.ts';
import { type Model, modelsOf, type SeriesName } from './models.ts';
import { isPowerUsable } from './selection/powerAt.ts';
import type { Measure, SpecModel, SpecProperty, UnitText } from './shapes.ts';
import { inUnits, printIn, type Quantity, type Unit, type UnitSystem, unitIn } from './units.ts';

interface Figure {
  label: string;
  /** Quantity, whose unit differs between the systems, or else the unit. */
  unit: Quantity | Unit;
  read: (model: Model) => readonly number[] | null;
  /** Separator between several values. */
  joint?: string;
  /** What stands before the unit in the column heading. */
  order?: string;
  /** Unit that differs between models. It is printed with each value instead of in the column heading. */
  ownUnit?: (model: Model) => string;
}

/** One of the dimensions. */
const edge = (label: string, index: 0 | 1 | 2): Figure => ({
  label,
  unit: 'length',
  read: ({ dimensions }) => [dimensions[index]],
});

/** Figures of a model by key. */
export const figures = {
  flow: {
    label: 'Flow rate',
    unit: 'flow',
    read: ({ flow }) => flow,
    joint: '–',
  },
  pressure: {
    label: 'Pressure',
    unit: 'pressure',
    read: ({ pressure }) => pressure,
    joint: '–',
  },
  power: {
    label: 'Power',
    unit: 'power',
    read: ({ power }) => power,
    joint: '–',
  },
  noise: {
    label: 'Noise level',
    unit: { name: '', factor: 1, decimals: 0 },
    read: ({ noise }) => [noise] as const,
    ownUnit: ({ noiseUnit }) => noiseUnit,
  },
  dimensions: {
    label: 'Dimensions',
    unit: 'length',
    order: 'L × W × H, ',
    read: ({ dimensions }) => dimensions,
    joint: ' × ',
  },
  length: edge('Length', 0),
  width: edge('Width', 1),
  height: edge('Height', 2),
  weight: {
    label: 'Weight',
    unit: 'weight',
    read: ({ weight }) => [weight] as const,
  },
  efficiency: {
    label: 'Efficiency',
    unit: { name: '%', factor: 1 },
    read: ({ efficiency }) => [efficiency] as const,
  },
  speed: {
    label: 'Speed',
    unit: { name: 'rpm', factor: 1, decimals: 0 },
    read: ({ speed }) => [speed] as const,
  },
} satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;

const main = ['flow', 'pressure', 'power', 'noise'] as const;
const columns = [...main, 'dimensions', 'weight'] as const;
/** All figures of a model, in the order of its datasheet. */
export const compared = [...columns, 'efficiency', 'speed'] as const;
/** Figures in which models of a frame differ. */
const ofSize = [...main, 'efficiency', 'speed'] as const;
/** Figures in the order of a comparison, with each dimension apart. */
const besides = [...ofSize, 'length', 'width', 'height', 'weight'] as const;

const property = (key: FigureKey): SpecProperty => {
  const unit = inUnits((system) => headUnit(key, system));
  return { key, label: figures[key].label, ...(unit && { unit }) };
};

/** Figures in the tables and on the cards. */
export const properties = {
  table: columns.map(property),
  models: compared.map(property),
  comparison: besides.map(property),
  series: ofSize.map(property),
  sizes: (['pressure', 'flow', 'power'] as const).map(property),
  details: (['noise', 'efficiency', 'speed'] as const).map(property),
};

/** A model with its values printed in both unit systems. */
export function specified(model: Model): SpecModel {
  const printed = (Object.keys(figures) as FigureKey[])
    .filter((key) => printFigure(key, model))
    .map((key) => [key, inUnits((system) => printFigure(key, model, system) ?? '')] as const);
  return {
    code: model.code,
    ...(model.band && { shortName: model.band }),
    values: Object.fromEntries(printed),
    ...(model.isNew && { badge: { text: 'New', tone: 'new' as const } }),
  };
}

/** A figure for a table column, such as `0.4–0.6`; undefined if it is on request. */
export function printFigure(
  key: FigureKey,
  model: Model,
  system: UnitSystem = 'metric',
): string | undefined {
  const { ownUnit }: Figure = figures[key];
  const value = bare(key, model, system);
  return value && ownUnit ? `${value}\u00a0${ownUnit(model)}` : value;
}

function bare(key: FigureKey, model: Model, system: UnitSystem): string | undefined {
  const { joint, read }: Figure = figures[key];
  return read(model)
    ?.map((value) => printed(key, value, system))
    .join(joint);
}

/** The unit of a figure of a model. */
function unitOf(key: FigureKey, model: Model, system: UnitSystem = 'metric'): string {
  const { ownUnit }: Figure = figures[key];
  return ownUnit?.(model) ?? figureUnit(key, system).name;
}

/** A figure with its unit, such as `0.4–0.6 bar`, `77.5%` or `1150 × 700 × 1050 mm`. */
export function printFigureWithUnit(
  key: FigureKey,
  model: Model,
  system: UnitSystem = 'metric',
): string {
  const value = bare(key, model, system);
  if (!value) return 'on request';
  const name = unitOf(key, model, system);
  return name === '%' ? `${value}%` : `${value}\u00a0${name}`;
}

/** A figure with its unit in both systems. */
export const figureText = (key: FigureKey, model: Model): UnitText =>
  inUnits((system) => printFigureWithUnit(key, model, system));

/** The flow that a model covers, as a share of its highest: `67–100%`. */
export const flowShare = ({ flow: [least, most] }: Pick<Model, 'flow'>): string =>
  `${digits((least / most) * 100, 0)}–100%`;

/** Labels of figures of a model that need care. */
const cautions = (model: Model): Partial<Record<FigureKey, string>> => ({
  ...(!isPowerUsable(model) && { power: 'Stated power (see note)' }),
  ...(model.noiseUnit === 'dB' && { noise: 'Noise level, weighting on request' }),
});

export const measuresOf = (model: Model): Measure[] =>
  main.map((key) => {
    const value = inUnits((system) => bare(key, model, system) ?? 'On request');
    const unit = inUnits((system) => unitOf(key, model, system));
    const label = cautions(model)[key] ?? figures[key].label;
    return { label, value, ...(bare(key, model, 'metric') && { unit }) };
  });

/** A model in one line, for meta tags, search and lists. */
export function summaryOf(model: Model, system: UnitSystem = 'metric'): string {
  const print = (key: FigureKey) => printFigureWithUnit(key, model, system);
  const pressure = model.pressure ? print('pressure') : 'pressure on request';
  const [flow, ...others] = (['flow', 'power', 'noise', 'weight'] as const).map(print);
  return `Oil-free turbo blower, ${[flow, pressure, ...others].join(', ')}.`;
}

/** Range of a figure over all models of a series, such as `10–135`. */
export function span(series: SeriesName, key: FigureKey, system: UnitSystem = 'metric'): string {
  const { read }: Figure = figures[key];
  const ends = modelsOf(series).flatMap((model) => read(model) ?? []);
  const printedEnds = [Math.min(...ends), Math.max(...ends)].map((end) =>
    printed(key, end, system),
  );
  return [...new Set(printedEnds)].join('–');
}

/** Range of a figure over all models of a series with its unit, such as `10–135 m³/min`. */
export const spanWithUnit = (series: SeriesName, key: FigureKey, system: UnitSystem) =>
  `${span(series, key, system)}\u00a0${spanUnit(series, key, system)}`;

/** Range of a figure as a measure in a hero. */
export const spanMeasure = (series: SeriesName, key: FigureKey) => ({
  value: inUnits((system) => span(series, key, system)),
  unit: inUnits((system) => spanUnit(series, key, system)),
  label: figures[key].label,
});

/** The unit that all models of a series share; if they differ, the shortest, which covers the others. */
function spanUnit(series: SeriesName, key: FigureKey, system: UnitSystem): string {
  const stated = modelsOf(series).map((model) => unitOf(key, model, system));
  return stated.toSorted((one, other) => one.length - other.length)[0] ?? '';
}

function printed(key: FigureKey, value: number, system: UnitSystem): string {
  return printIn(figureUnit(key, system), value);
}

/** The unit of a figure in the heading of its column. */
export function headUnit(key: FigureKey, system: UnitSystem): string {
  const { order = '' }: Figure = figures[key];
  return order + figureUnit(key, system).name;
}

function figureUnit(key: FigureKey, system: UnitSystem): Unit {
  const { unit }: Figure = figures[key];
  return typeof unit === 'string' ? unitIn(unit, system) : unit;
}

/** Levels of a series: `65–75 dB(A)` or, if their units differ, `72 dB(A) to 80 dB`. */
export function noiseSpan(series: SeriesName): string {
  const levels = modelsOf(series).map((model) => printFigureWithUnit('noise', model));
  const units = new Set(modelsOf(series).map(({ noiseUnit }) => noiseUnit));
  return units.size > 1 ? `${levels[0]} to ${levels.at(-1)}` : inText(spanMeasure(series, 'noise'));
}
