import { max125Front } from './media.generated.ts';
import { models } from './models.ts';

/** Models that carry the badge New. */
export const newModels = models.filter(({ isNew }) => isNew);

const greatestFlow = Math.max(...newModels.flatMap(({ flow }) => flow));
const smallestFlow = Math.min(...models.flatMap(({ flow }) => flow));

export const name = 'New Series';
export const description = `Size 125 in MAX, RMX and EMX: ${newModels.length} new turbo blowers of up to ${greatestFlow} m³/min.`;

export const hero = {
  title: 'Size 125, in all three series.',
  text: `${newModels.length} new models with the largest wheel we build: up to ${greatestFlow} m³/min from one shaft.`,
};

export const image = max125Front;

export const reasons = {
  title: 'One machine where there were two',
  lead: 'A larger wheel turns slower for the same pressure, and does with one shaft what took two machines before.',
  items: [
    {
      title: 'Less to install',
      text: 'One package, one pipe, one supply, one set of signals.',
    },
    {
      title: 'More of the range',
      text: 'By speed alone down to part load, where a pair would have to switch.',
    },
    {
      title: 'The same parts',
      text: 'Bearings, controller and screen are those of the smaller sizes.',
    },
  ],
};

export const table = {
  title: 'The new models',
  label: 'Specifications of the new models',
  note: 'Values of RMX and EMX between the ends of each series are typical.',
};

export const closing = {
  title: 'Is 125 too much?',
  text: `Smaller sizes begin at ${smallestFlow} m³/min. Send us flow and pressure, and we name the model.`,
};
