import { inText, seriesSavings } from '@brand/catalogue/claims';
import { dataSet, datasheetHref } from '@brand/catalogue/documents';
import { datasheets } from '@brand/catalogue/downloads';
import { fileNote } from '@brand/catalogue/fileNotes';
import { noteOf, printWithUnit as printFigure } from '@brand/catalogue/modelFigures';
import { type Model, powerScope, type SeriesName } from '@brand/catalogue/models';
import { dutyPower, powerAt } from '@brand/catalogue/selection/powerAt';
import {
  efficiencyNote,
  efficiencyPower,
  statedPower,
} from '@brand/catalogue/selection/powerWords';
import {
  inUnits,
  printDuty,
  printDutyFigure,
  printRangeWithUnit,
  printWithUnit,
  type UnitSystem,
  unitIn,
} from '@brand/catalogue/units';
import type { PowerCurveProps, PowerPoint, PropertyColumn, PropertyRow } from '@brand/ui';

/** Describes the use of a model by its ranges and the design of its series. */
export const hero = (model: Model, system: UnitSystem) => {
  const { series, pressure, isNew } = model;
  const at = pressure ? ` at ${printFigure('pressure', model, system)}` : '';
  const savings = inText(seriesSavings[series]);
  return `${isNew ? 'New. ' : ''}Oil-free turbo blower for ${printFigure('flow', model, system)}${at}. The ${series} series, with ${savings} energy savings, is built ${purposes[series]}.`;
};

const purposes: Record<SeriesName, string> = {
  MAX: 'for the largest plants',
  RMX: 'to stand close in a row',
  EMX: 'for plants that run all year',
};

export const actions = { quote: 'Request a quote', selector: 'Open the Model Selector' };

export const atDuty = 'At your duty point';

export const specifications = {
  title: 'Specifications',
  front: ({ code }: Model) => `${code}, front`,
  back: ({ code }: Model) => `${code}, back`,
  /** The notes of a model. Only the power of MAX has a scope of its own. */
  note: ({ series }: Model) => `${noteOf(series)}${series === 'MAX' ? ` ${powerScope}` : ''}`,
};

export const map = {
  title: 'Operating range',
  text: ({ code, pressure }: Model) =>
    pressure
      ? `The filled rectangle is the flow and pressure that ${code} covers.`
      : `The pressure of ${code} is stated on request, so it is not drawn.`,
};

export const outline = {
  title: 'Dimensions and footprint',
  note: 'Front, side and top to the same scale, with the dimensions of the cabinet. Illustrative; connections and clearances on request.',
};

const scopes =
  ' The two differ, and what the stated power includes is not published: size nothing by either. A quote states the power at your duty point.';

export const power = {
  title: 'Power across the flow',
  text: (model: Model, system: UnitSystem) =>
    `Estimates, not measurements: a straight line between the ends of the stated range, ${statedPower(model, system)}.${efficiencyNote(model, system)}${model.pressure ? scopes : ''}`,
  flow: 'Flow rate',
  columns: ({ pressure }: Model): PropertyColumn[] => [
    { label: 'Within the stated range', align: 'start' },
    ...(pressure
      ? [
          {
            label: 'From the stated efficiency',
            unit: inUnits((system) => printRangeWithUnit('pressure', pressure, system)),
            align: 'start',
          } as const,
        ]
      : []),
  ],
};

/** Five points of the flow range. */
const flowsOf = ({ flow: [least, most] }: Model) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => least + (most - least) * part);

/** The curve of the power, with the names of its table. */
export function powerCurve(model: Model): PowerCurveProps {
  const [stated, efficiency] = power.columns(model);
  const items = flowsOf(model).map((flow) => {
    const [least, most] = (model.pressure ?? []).map(
      (pressure) => dutyPower(model, { flow, pressure }).fromEfficiency,
    );
    return {
      flow,
      power: powerAt(model, flow),
      ...(least && most && { estimates: [least, most] as const }),
      flowLabel: inUnits((system) => printDutyFigure('flow', flow, system)),
      powerLabel: inUnits((system) => printWithUnit('power', powerAt(model, flow), system)),
    };
  }) as [PowerPoint, PowerPoint, ...PowerPoint[]];
  return {
    axis: inUnits((system) => `${power.flow}, ${unitIn('flow', system).name}`),
    name: stated?.label ?? '',
    estimatesName: efficiency?.label,
    items,
  };
}

/** Power at five points of the flow range. From the efficiency, it depends on the pressure too. */
export const powerRows = (model: Model): PropertyRow[] =>
  flowsOf(model).map((flow) => {
    const { pressure } = model;
    return {
      name: inUnits((system) => printDuty('flow', flow, system)),
      values: [
        inUnits((system) => printWithUnit('power', powerAt(model, flow), system)),
        ...(pressure ? [inUnits((system) => efficiencyPower(model, flow, system))] : []),
      ],
    };
  });

export const neighbours = {
  /** Pixels per metre. */
  scale: 170,
  title: 'Similar models',
  text: 'The models closest to this one, with what differs.',
  compare: 'Compare them side by side',
};

export const documents = {
  title: 'Documents',
  drawing: 'Request a drawing',
  itemsOf(model: Model) {
    const files = [
      { name: `${model.code} datasheet`, href: datasheetHref(model) },
      ...datasheets
        .filter(({ series }) => series.includes(model.series))
        .map(({ href }) => ({ name: `${model.series} series datasheet`, href })),
      { name: 'All models (CSV)', href: dataSet.csv },
      { name: 'All models (JSON)', href: dataSet.json },
    ];
    return files.map(({ name, href }) => ({ name: `${name} (${fileNote(href)})`, href }));
  },
};
