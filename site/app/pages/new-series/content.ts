import { figureText } from '@brand/catalogue/modelFigures';
import {
  flowSpan,
  greatestNewFlow,
  modelHref,
  newModels,
  typicalNote,
} from '@brand/catalogue/models';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { max125Front } from '@brand/media';

export const hero = {
  title: 'Size 125, in all three series.',
  text: inUnits(
    (system) =>
      `${newModels.length} new models with the largest impeller we build: up to ${printWithUnit('flow', greatestNewFlow, system)} from one shaft.`,
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
  title: 'One machine where there were two',
  lead: 'A larger impeller turns more slowly for the same pressure, and one shaft does what took two machines before.',
  items: [
    {
      title: 'One package to install',
      text: 'One package, one pipe, one supply, one set of signals.',
    },
    {
      title: 'Part load by speed alone',
      text: 'The machine slows down where a pair would have to switch.',
    },
    {
      title: 'The same parts as smaller sizes',
      text: 'Bearings, controller and screen do not change.',
    },
  ],
};

export const table = {
  title: 'The new models',
  label: 'Specifications of the new models',
  // Without the badge, since all of them are new.
  models: newModels.map((model) => ({ ...model, isNew: false })),
  note: typicalNote,
};

export const closing = {
  title: 'Is size 125 too large?',
  text: inUnits(
    (system) =>
      `Smaller sizes begin at ${printWithUnit('flow', flowSpan[0], system)}. Send us flow and pressure, and we will name the model.`,
  ),
};
