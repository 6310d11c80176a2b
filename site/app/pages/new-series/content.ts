import { figureText } from '@brand/catalogue/modelFigures';
import {
  greatestNewFlow,
  modelHref,
  models,
  newModels,
  typicalNote,
} from '@brand/catalogue/models';
import { max125Front } from '@brand/media';

const smallestFlow = Math.min(...models.flatMap(({ flow }) => flow));

export const hero = {
  title: 'Size 125, in all three series.',
  text: `${newModels.length} new models with the largest impeller we build: up to ${greatestNewFlow}\u00a0m³/min from one shaft.`,
};

export const image = max125Front;

/** The last model of each series. */
export const lineUp = {
  label: 'The new size at one scale',
  items: [...new Map(newModels.map((model) => [model.series, model])).values()].map((model) => ({
    code: model.code,
    text: figureText('flow', model),
    href: modelHref(model),
  })),
};

export const reasons = {
  title: 'One machine where there were two',
  lead: 'A larger impeller turns more slowly for the same pressure, and one shaft does what took two machines before.',
  items: [
    {
      title: 'Less to install',
      text: 'One package, one pipe, one supply, one set of signals.',
    },
    {
      title: 'More of the range',
      text: 'Down to part load by speed alone, where a pair would have to switch.',
    },
    {
      title: 'The same parts',
      text: 'Bearings, controller and screen are the same as in the smaller sizes.',
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
  title: 'Is 125 too much?',
  text: `Smaller sizes begin at ${smallestFlow}\u00a0m³/min. Send us flow and pressure, and we will name the model.`,
};
