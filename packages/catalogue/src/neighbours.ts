import { printFigureWithUnit } from './modelFigures.ts';
import { type Model, models, modelsOf } from './models.ts';
import { narrowFront } from './outline.ts';
import type { UnitSystem } from './units.ts';

/** A model of the row, with the figure and the words by which it differs from the one that the row is about. */
export interface Neighbour {
  model: Model;
  figure: (system: UnitSystem) => string;
  difference: string;
}

/**
 * A model among those closest to it: the adjacent sizes of its series and pressure band, of MAX all, its size in the other
 * bands, and its size and band in the other series.
 */
export function neighboursOf(model: Model): readonly Neighbour[] {
  const series = modelsOf(model.series);
  const band = series
    .filter((one) => one.band === model.band)
    .sort((one, other) => one.size - other.size);
  const place = band.indexOf(model);
  const sizes = model.band ? band.slice(Math.max(0, place - 1), place + 2) : band;
  const sameSize = models.filter((one) => one !== model && one.size === model.size);
  return [
    ...sizes,
    ...sameSize.filter((one) => one.series === model.series),
    ...sameSize.filter((one) => one.series !== model.series && one.band === model.band),
  ].map((one) => ({
    model: one,
    figure: (system) =>
      printFigureWithUnit(one.band === model.band ? 'flow' : 'pressure', one, system),
    difference: differenceOf(one, model),
  }));
}

function differenceOf(one: Model, model: Model): string {
  if (one === model) return 'This model';
  // RMX and EMX have the same figures.
  if (one.series !== model.series)
    return `${narrowFront[one.series] ? 'Narrow' : 'Wide'} face to the front`;
  const flow = `${compared(one.flow[0], model.flow[0])} flow`;
  if (!model.pressure) return flow;
  return one.pressure
    ? `${flow}, ${compared(one.pressure[1], model.pressure[1]).toLowerCase()} pressure`
    : `${flow}, pressure on request`;
}

function compared(one: number, other: number) {
  if (one === other) return 'Same';
  return one > other ? 'More' : 'Less';
}
