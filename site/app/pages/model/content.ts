import { inText, seriesSavings, turnDown } from '@brand/catalogue/claims';
import { dataSet, datasheetHref } from '@brand/catalogue/documents';
import { documentHref } from '@brand/catalogue/documentsOnRequest';
import { datasheets } from '@brand/catalogue/downloads';
import { figures, flowShare, printFigureWithUnit } from '@brand/catalogue/modelFigures';
import type { Model, SeriesName } from '@brand/catalogue/models';
import { dutyPower, isPowerUsable, powerAt } from '@brand/catalogue/selection/powerAt';
import {
  efficiencyNote,
  efficiencyPower,
  powerScope,
  statedPower,
} from '@brand/catalogue/selection/powerWords';
import { chooseWhen } from '@brand/catalogue/selection/words';
import { figureNotes } from '@brand/catalogue/seriesNotes';
import {
  inUnits,
  print,
  printDutyFigure,
  printWithUnit,
  toBase,
  type UnitSystem,
  unitIn,
} from '@brand/catalogue/units';
import { fileNote } from '@brand/documents/fileNotes';
import type { PowerCurveProps, PowerPoint, PropertyColumn, PropertyRow } from '@brand/ui';

/** Describes the use of a model by its ranges and the design of its series. */
export const hero = (model: Model, system: UnitSystem) => {
  const { series, pressure, isNew } = model;
  const at = pressure ? ` at ${printFigureWithUnit('pressure', model, system)}` : '';
  const savings = `${inText(seriesSavings[series])} energy savings`;
  const when = pressure
    ? `Choose it when ${chooseWhen(model, system)}.`
    : `Tell us the pressure you need: the quote says whether ${model.code} covers it, and at what power.`;
  const purpose = purposes[series] ?? when;
  return `${isNew ? 'New. ' : ''}Oil-free turbo blower for ${printFigureWithUnit('flow', model, system)}${at}: ${savings} for the ${series} series. ${purpose}`;
};

/** MAX has none: it is chosen by its figures. */
const purposes: Partial<Record<SeriesName, string>> = {
  RMX: 'The controls are on the narrow face, so one aisle serves a row of machines.',
  EMX: 'The air leaves at the top, and enters slowly, over the full height of the cabinet.',
};

export const actions = { quote: 'Request a quote', selector: 'Open the Model Selector' };

export const atDuty = 'At your duty point';

export const specifications = {
  title: 'Specifications',
  views: ({ code }: Model) => [`${code}, front`, `${code}, back`],
  note: (model: Model) => figureNotes([model]),
};

export const map = {
  title: 'Operating range',
  text: (model: Model) => {
    const { code, pressure } = model;
    const share = `${flowShare(model)} of its highest flow`;
    const covered = pressure
      ? `The filled rectangle is the flow and pressure that ${code} covers: ${share}. The quote says`
      : `The hatched bar is the flow that ${code} covers: ${share}. The quote gives its pressure, and says`;
    return `${covered} whether it turns down further: ${inText(turnDown)} is the turn-down of our machines in general.`;
  },
};

export const outline = {
  title: 'Dimensions and footprint',
  note: 'Front, side and top to the same scale, with the dimensions of the cabinet. Illustrative; connections and clearances on request.',
};

/** The reason why the two estimates of a usable power differ. */
const scopes =
  'They differ because the stated power is one range for the size, whatever its pressure.';

export const power = {
  title: (model: Model) => (isPowerUsable(model) ? 'Power over the flow range' : 'Power'),
  lead: (model: Model) =>
    isPowerUsable(model)
      ? 'Two estimates, for shortlisting and not for sizing cables.'
      : 'An estimate from the efficiency, for shortlisting only.',
  text: (model: Model, system: UnitSystem) =>
    isPowerUsable(model)
      ? `Estimates: a straight line between the ends of the stated range, ${statedPower(model, system)}. ${efficiencyNote(model, system)} ${scopes}`
      : `${powerScope([model], statedPower(model, system))} ${efficiencyNote(model, system)}`,
  flow: figures.flow.label,
  line: 'Line through the stated range',
  columns: (model: Model): PropertyColumn[] => [
    ...(isPowerUsable(model) ? [{ label: power.line, unit: inUnits(powerUnit) }] : []),
    ...(model.pressure
      ? [
          {
            label: 'From the efficiency, about',
            unit: inUnits(
              (system) =>
                `${powerUnit(system)} at ${printFigureWithUnit('pressure', model, system)}`,
            ),
          },
        ]
      : []),
  ],
};

const powerUnit = (system: UnitSystem) => unitIn('power', system).name;

/** Five points of the flow range. */
const flowsOf = ({ flow: [least, most] }: Model) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => least + (most - least) * part);

/** The curve of a usable power and the estimates from the efficiency, with the names of their table. */
export function powerCurve(model: Model): PowerCurveProps {
  const isUsable = isPowerUsable(model);
  const items = flowsOf(model).map((flow) => {
    const [least, most] = (model.pressure ?? []).map(
      (pressure) => dutyPower(model, { flow, pressure }).fromEfficiency,
    );
    return {
      flow,
      ...(isUsable && { power: powerAt(model, flow) }),
      ...(least && most && { estimates: [least, most] as const }),
      flowLabel: inUnits((system) => printDutyFigure('flow', flow, system)),
      powerLabel: inUnits((system) =>
        isUsable
          ? printWithUnit('power', powerAt(model, flow), system)
          : `about ${efficiencyPower(model, flow, system)}\u00a0${powerUnit(system)}`,
      ),
    };
  }) as [PowerPoint, PowerPoint, ...PowerPoint[]];
  return {
    axis: inUnits((system) => `${power.flow}, ${unitIn('flow', system).name}`),
    powerAxis: inUnits((system) => `${figures.power.label}, ${powerUnit(system)}`),
    usPower: toBase('power', 1, 'hp'),
    name: isUsable ? power.line : undefined,
    estimatesName: 'From the efficiency',
    items,
  };
}

/** Power at five points of the flow range. From the efficiency, it depends on the pressure too. */
export const powerRows = (model: Model): PropertyRow[] =>
  flowsOf(model).map((flow) => ({
    name: inUnits((system) => printDutyFigure('flow', flow, system)),
    values: [
      ...(isPowerUsable(model)
        ? [inUnits((system) => print('power', powerAt(model, flow), system))]
        : []),
      ...(model.pressure ? [inUnits((system) => efficiencyPower(model, flow, system))] : []),
    ],
  }));

export const neighbours = {
  /** Pixels per metre. */
  scale: 140,
  title: 'Similar models',
  text: 'The models closest to this one, with what differs.',
  compare: 'Compare them side by side',
};

/** The first page of a datasheet. */
const coverOf = (href: string) => {
  const path = `/media/covers/cover-${href.slice('/downloads/'.length, -'.pdf'.length)}-480`;
  return {
    src: `${path}.webp`,
    width: 480,
    height: 679,
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  };
};

export const documents = {
  title: 'Documents',
  /** The datasheets of the model and of its series. */
  datasheetsOf: ({ code, series }: Model) =>
    [
      { name: `${code} datasheet`, href: datasheetHref({ code }) },
      {
        name: `${series} series datasheet`,
        href: datasheets.find((one) => one.series.includes(series))?.href ?? '',
      },
    ].map((file) => ({ ...file, note: `(${fileNote(file.href)})`, cover: coverOf(file.href) })),
  /** The data of all models, and what is sent on request. */
  othersOf: (model: Model) => [
    ...[
      { title: 'CSV', text: 'All models, for spreadsheets.', href: dataSet.csv },
      { title: 'JSON', text: 'All models, for programs.', href: dataSet.json },
    ].map(({ href, ...file }) => ({
      ...file,
      link: { name: `Download ${fileNote(href)}`, href },
    })),
    {
      title: 'CAD',
      text: 'Drawing or 3D model, with connections.',
      link: { name: 'Request a drawing', href: documentHref('drawing', [model]) },
    },
    {
      title: 'Manual',
      text: 'For the machine you have, by its serial number.',
      link: { name: 'Request a manual', href: documentHref('manual', [model]) },
    },
  ],
};

export const closing = {
  titleOf: ({ code }: Model) => `${code} at your duty point`,
  text: 'Send us flow and pressure: the quote gives the electrical input.',
};
