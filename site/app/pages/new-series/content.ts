import {
  figureText,
  flowShare,
  printFigureWithUnit,
  spanWithUnit,
} from '@brand/catalogue/modelFigures';
import {
  flowSpan,
  modelHref,
  models,
  modelsOf,
  newModels,
  type Range,
  type SeriesName,
} from '@brand/catalogue/models';
import { powerScope } from '@brand/catalogue/selection/powerWords';
import { noiseScope, typicalNote } from '@brand/catalogue/seriesNotes';
import {
  inUnits,
  printRangeWithUnit,
  printWithUnit,
  type UnitSystem,
} from '@brand/catalogue/units';
import { max125Front } from '@brand/media';

/** Flow rate of the new models of a series. */
const newFlow = (name: SeriesName, system: UnitSystem) =>
  newModels
    .filter(({ series }) => series === name)
    .map((model) => printFigureWithUnit('flow', model, system))[0];

/** Highest flow rate of the new models of a series. */
const mostOf = (name: SeriesName, system: UnitSystem) =>
  printWithUnit(
    'flow',
    Math.max(...newModels.flatMap(({ series, flow }) => (series === name ? flow : []))),
    system,
  );

/** The same as a share of the highest. */
const shareOf = (name: SeriesName) =>
  newModels.filter(({ series }) => series === name).map(flowShare)[0];

/** Highest flow rate of the other models, in m³/min, and the model that delivers it. */
const flowBefore = Math.max(...models.filter(({ isNew }) => !isNew).flatMap(({ flow }) => flow));
const largestBefore = models.find(({ flow: [, most] }) => most === flowBefore);

/** Flow rates below those of the new models that RMX and EMX do not cover. */
const gap: Range = [
  Math.max(...modelsOf('RMX').flatMap(({ isNew, flow }) => (isNew ? [] : flow))),
  Math.min(...modelsOf('RMX').flatMap(({ isNew, flow }) => (isNew ? flow : []))),
];

export const hero = {
  title: 'Size 125, in all three series.',
  text: inUnits(
    (system) =>
      `Seven new turbo blowers: RMX125 and EMX125 for ${newFlow('RMX', system)} at ${spanWithUnit('RMX', 'pressure', system)}, MAX125 for ${newFlow('MAX', system)} with pressure on request. The quote gives the delivery time.`,
  ),
};

export const image = max125Front;

/** The last model of each series. */
export const lineUp = {
  label: 'The new size to the same scale',
  items: [...new Map(newModels.map((model) => [model.series, model])).values()].map((model) => ({
    model,
    text: figureText('flow', model),
    href: modelHref(model),
  })),
};

export const reasons = {
  title: 'One machine instead of two',
  lead: inUnits(
    (system) =>
      `Until now, more than ${printWithUnit('flow', flowBefore, system)} took two of our machines. RMX125 and EMX125 deliver up to ${mostOf('RMX', system)} from one shaft, MAX125 up to ${mostOf('MAX', system)}. RMX and EMX have no model for ${printRangeWithUnit('flow', gap, system)}: there, ask whether ${largestBefore?.code} or MAX125 covers your pressure.`,
  ),
  items: [
    {
      title: 'One machine to install',
      text: 'One place on the floor, one discharge pipe, one supply and one set of signals.',
    },
    {
      title: 'Part load by speed',
      text: inUnits(
        (system) =>
          `RMX125 and EMX125 are rated for ${newFlow('RMX', system)}, ${shareOf('RMX')} of their highest flow; MAX125 for ${newFlow('MAX', system)}, ${shareOf('MAX')}. If your demand falls further, send us a daily flow curve: the quote gives the lowest flow.`,
      ),
    },
    {
      title: 'The same controller',
      text: 'Screen, modes and signals are those of the smaller sizes, so your operators know them.',
    },
  ],
};

export const table = {
  title: 'The new models',
  label: 'Specifications of the new models',
  // Without the badge, since all of them are new.
  models: newModels.map((model) => ({ ...model, isNew: false })),
  note: `${typicalNote} ${powerScope(newModels)} ${noiseScope}`,
};

export const closing = {
  title: 'Is size 125 too large?',
  text: inUnits(
    (system) =>
      `Smaller sizes begin at ${printWithUnit('flow', flowSpan[0], system)}, and two machines turn down further than one large one; while one is serviced, the other runs. Send us flow and pressure: an engineer names the model.`,
  ),
};
