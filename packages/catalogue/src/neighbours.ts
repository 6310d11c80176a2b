import { type Model, models, modelsOf } from './models.ts';

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
