import { dataSet, datasheetHref } from '@brand/catalogue/documents';
import { datasheets } from '@brand/catalogue/downloads';
import { fileNote } from '@brand/catalogue/fileNotes';
import type { Model, SeriesName } from '@brand/catalogue/models';
import { powerScope, type Range } from '@brand/catalogue/models';
import { type Neighbours, neighboursOf } from '@brand/catalogue/neighbours';
import { dutyPower, powerAt } from '@brand/catalogue/selection/powerAt';
import { aboutPower, statedPower } from '@brand/catalogue/selection/powerWords';
import {
  inUnits,
  printDuty,
  printRange,
  printWithUnit,
  type UnitSystem,
  unitIn,
} from '@brand/catalogue/units';
import type { PropertyColumn, PropertyRow } from '@brand/ui';

export const hero = ({ series, isNew }: Model) =>
  `${isNew ? 'New: an' : 'An'} oil-free turbo blower of the ${series} series.`;

export const actions = {
  quote: 'Request a quote',
  selector: 'Open the selector',
};

export const atDuty = 'At your duty point';

export const specifications = {
  title: 'Specifications',
  text: 'Every figure stated for this model, and the conditions under which it holds.',
  scope: `${powerScope} We calculate it at your duty point.`,
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
  text: (model: Model, system: UnitSystem) =>
    [
      `Estimates, not measurements. A straight line lies within the stated range of ${statedPower(model, system)}.`,
      ...(model.pressure ? [efficiencyNote(model, model.pressure, system)] : []),
    ].join(' '),
  flow: 'Flow rate',
  columns: ({ pressure }: Model): PropertyColumn[] => [
    { label: 'Within the stated range', align: 'start' },
    ...(pressure
      ? [
          {
            label: 'From the stated efficiency',
            unit: inUnits(
              (system) =>
                `${printRange('pressure', pressure, system)}\u00a0${unitIn('pressure', system).name}`,
            ),
            align: 'start',
          } as const,
        ]
      : []),
  ],
};

/** Power at five points of the flow range. From the efficiency, it depends on the pressure too. */
export const powerRows = (model: Model): PropertyRow[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const { pressure } = model;
    const flow = model.flow[0] + (model.flow[1] - model.flow[0]) * part;
    return {
      name: inUnits((system) => printDuty('flow', flow, system)),
      values: [
        inUnits((system) => printWithUnit('power', powerAt(model, flow), system)),
        ...(pressure ? [inUnits((system) => efficiencyText(model, pressure, flow, system))] : []),
      ],
    };
  });

/** `about 45–60 kW`: the power from the efficiency at both ends of the pressure. */
function efficiencyText(model: Model, pressure: Range, flow: number, system: UnitSystem): string {
  const powers = pressure.map((bar) => dutyPower(model, { flow, pressure: bar }).fromEfficiency);
  return aboutPower(powers, system);
}

/** What the stated efficiency gives at the highest flow and pressure. */
function efficiencyNote(model: Model, [, pressure]: Range, system: UnitSystem): string {
  const flow = model.flow[1];
  const { fromEfficiency } = dutyPower(model, { flow, pressure });
  const duty = `${printWithUnit('flow', flow, system)} and ${printWithUnit('pressure', pressure, system)}`;
  return `Adiabatic compression at the stated efficiency of ${model.efficiency}% gives ${aboutPower([fromEfficiency], system)} at ${duty}.`;
}

export const neighbours = {
  title: 'Similar models',
  text: 'The models closest to this one, and how each differs.',
  compare: 'Compare them side by side',
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
