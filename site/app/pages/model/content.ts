import type { UnitText } from '@brand/ui';
import { dataSet, datasheetHref } from '../../company/documents.ts';
import { datasheets } from '../../company/downloads.ts';
import { fileNote } from '../../company/fileNotes.ts';
import type { Model, SeriesName } from '../../company/models.ts';
import { type Neighbours, neighboursOf } from '../../company/neighbours.ts';
import { inUnits, printWithUnit } from '../../company/units.ts';
import { powerAt } from '../../selection/powerAt.ts';

export const hero = ({ series, isNew }: Model) =>
  `${isNew ? 'New: an' : 'An'} oil-free turbo blower of the ${series} series.`;

export const actions = {
  quote: 'Request a quote',
  selector: 'Open the selector',
};

export const specifications = {
  title: 'Specifications',
  text: 'Every figure stated for this model, and the conditions under which it holds.',
  scope:
    'Power is stated with a different scope for MAX than for RMX and EMX: compare it at your duty point, for which we calculate it.',
};

export const map = {
  title: 'Among its neighbours',
  text: ({ code, pressure }: Model) =>
    pressure
      ? `The filled rectangle is the flow and pressure that ${code} covers.`
      : `The pressure of ${code} is stated on request, so it is not drawn.`,
};

export const views = {
  title: 'From both sides',
  front: ({ code }: Model) => `${code}, front`,
  back: ({ code }: Model) => `${code}, back`,
};

export const outline = {
  title: 'Outline',
  text: 'The space that the machine takes up. Connections and clearances are not shown.',
};

export const power = {
  title: 'Power across the flow',
  text: 'A straight line between the stated ends: an estimate, not a measurement.',
  flow: 'Flow rate',
  power: 'Power, estimate',
};

/** Power at five points of the flow range. */
export const powerRows = (model: Model): { name: UnitText; power: UnitText }[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const flow = model.flow[0] + (model.flow[1] - model.flow[0]) * part;
    return {
      name: inUnits((system) =>
        printWithUnit('flow', flow, system, system === 'us' || Number.isInteger(flow) ? 0 : 1),
      ),
      power: inUnits((system) => printWithUnit('power', powerAt(model, flow), system)),
    };
  });

export const neighbours = {
  title: 'Similar models',
  text: 'The models closest to this one, and how each differs.',
};

/** Similar models, with how each differs. */
export function neighboursText(model: Model): { model: Model; text: string }[] {
  const { smaller, larger, otherPressures, otherSeries }: Neighbours = neighboursOf(model);
  const listed = [
    smaller && { model: smaller, text: 'Less flow at the same pressure.' },
    larger && { model: larger, text: 'More flow at the same pressure.' },
    ...otherPressures.map((one) => ({ model: one, text: 'The same flow at another pressure.' })),
    otherSeries && { model: otherSeries, text: otherSeriesText[otherSeries.series] },
  ];
  return listed.filter((one) => one !== undefined);
}

/** RMX and EMX have the same figures, so the texts describe the design. */
const otherSeriesText: Record<SeriesName, string> = {
  MAX: '',
  RMX: 'The same figures in the RMX series: controls on the narrow face, for machines that stand in a row.',
  EMX: 'The same figures in the EMX series: air in through the full height of the cabinet and out at the top, designed around what it draws over the year.',
};

export const documents = {
  title: 'Documents',
  itemsOf(model: Model) {
    const files = [
      { name: `Datasheet of ${model.code}`, href: datasheetHref(model) },
      ...datasheets
        .filter(({ series }) => series.includes(model.series))
        .map(({ href }) => ({ name: `Datasheet of the ${model.series} series`, href })),
      { name: 'All models as a table', href: dataSet.csv },
      { name: 'All models as data', href: dataSet.json },
    ];
    return files.map(({ name, href }) => ({ name: `${name} (${fileNote(href)})`, href }));
  },
};
