import { type Model, models, modelsOf, type SeriesName } from './models.ts';

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

const bandOf = ({ code }: Model) => code.split('-')[1];
const sizeOf = ({ code }: Model) => Number(/\d+/.exec(code)?.[0]);

export function neighboursOf(model: Model): Neighbours {
  const series = modelsOf(model.series);
  const band = series
    .filter((one) => bandOf(one) === bandOf(model))
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  const place = band.indexOf(model);
  const [smaller, larger] = [band[place - 1], band[place + 1]];
  const otherSeries = models.find(
    (one) => one !== model && one.code.slice(1) === model.code.slice(1) && bandOf(one),
  );
  return {
    ...(smaller && { smaller }),
    ...(larger && { larger }),
    otherPressures: series.filter((one) => one !== model && sizeOf(one) === sizeOf(model)),
    ...(otherSeries && { otherSeries }),
  };
}

/** Similar models, with how each differs. */
export function neighboursText(model: Model): { model: Model; text: string }[] {
  const { smaller, larger, otherPressures, otherSeries } = neighboursOf(model);
  const listed = [
    smaller && { model: smaller, text: `Less flow${atPressure(model, smaller)}.` },
    larger && { model: larger, text: `More flow${atPressure(model, larger)}.` },
    ...otherPressures.map((one) => ({ model: one, text: 'The same flow at another pressure.' })),
    otherSeries && { model: otherSeries, text: otherSeriesText[otherSeries.series] },
  ];
  return listed.filter((one) => one !== undefined);
}

/** Pressures are compared only if both are stated. */
const atPressure = ({ pressure }: Model, other: Model) =>
  pressure && String(pressure) === String(other.pressure) ? ' at the same pressure' : '';

/** RMX and EMX have the same figures, so the texts describe the design. */
const otherSeriesText: Record<SeriesName, string> = {
  MAX: '',
  RMX: 'The same figures in the RMX series: controls on the narrow face, for machines that stand in a row.',
  EMX: 'The same figures in the EMX series: air in through the full height of the cabinet and out at the top, designed around what it draws over the year.',
};
