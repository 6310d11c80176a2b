import { printFigureWithUnit } from './modelFigures.ts';
import { type Model, models, modelsOf } from './models.ts';
import { narrowFront } from './outline.ts';
import type { UnitSystem } from './units.ts';

/** Similar models, by what differs. */
export interface Neighbours {
  /** The next smaller and next larger size of the same series and pressure band. */
  smaller?: Model;
  larger?: Model;
  /** The same size of the same series in other pressure bands, lowest first. */
  otherPressures: readonly Model[];
  /** The same size and pressure band of the other series, for RMX and EMX. */
  otherSeries?: Model;
}

export function neighboursOf(model: Model): Neighbours {
  const series = modelsOf(model.series);
  const band = series
    .filter((one) => one.band === model.band)
    .sort((one, other) => one.size - other.size);
  const place = band.indexOf(model);
  const [smaller, larger] = [band[place - 1], band[place + 1]];
  const otherSeries = models.find(
    (one) => one !== model && one.size === model.size && one.band === model.band,
  );
  return {
    ...(smaller && { smaller }),
    ...(larger && { larger }),
    otherPressures: series.filter((one) => one !== model && one.size === model.size),
    ...(otherSeries && { otherSeries }),
  };
}

/** Similar models, each with what differs: its flow, its pressure or its design. */
export function similarTo(
  model: Model,
): { model: Model; difference: (system: UnitSystem) => string }[] {
  const { smaller, larger, otherPressures, otherSeries } = neighboursOf(model);
  const byFigure = (figure: 'flow' | 'pressure', one: Model) => ({
    model: one,
    difference: (system: UnitSystem) => printFigureWithUnit(figure, one, system),
  });
  return [
    ...[smaller, larger].filter((one) => one !== undefined).map((one) => byFigure('flow', one)),
    ...otherPressures.map((one) => byFigure('pressure', one)),
    // RMX and EMX have the same figures.
    ...(otherSeries
      ? [
          {
            model: otherSeries,
            difference: () =>
              narrowFront[otherSeries.series]
                ? 'Narrow face to the front'
                : 'Long face to the front',
          },
        ]
      : []),
  ];
}
