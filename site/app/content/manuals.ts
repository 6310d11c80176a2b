import * as claims from './claims.ts';
import { digits } from './digits.ts';
import { gasLimits, operatingConditions, type PropertySheet } from './environment.ts';
import { models, type SeriesName } from './models.ts';

export const name = 'Product Manuals';
export const description =
  'Before, during and after installation of MAX, RMX and EMX: weights and dimensions, operating conditions, supply, first start and care.';

export const hero = {
  title: 'What the machine asks of you.',
  text: 'The parts of the manual that a project needs before the machine is there. The full manual comes with it, by serial number.',
};

/** A table, with the head of its first column where its rows are no properties. */
export interface ManualSheet extends PropertySheet {
  labels?: { name: string };
}

/** Weight and dimensions of a series, each frame once. */
function frames(series: SeriesName): ManualSheet {
  const sheets = new Map<string, { codes: string[]; weight: number }>();
  for (const model of models.filter((one) => one.series === series)) {
    const size = model.dimensions.join(' × ');
    const sheet = sheets.get(size) ?? { codes: [], weight: model.weight };
    sheets.set(size, sheet);
    sheet.codes.push(model.code.split('-')[0] ?? model.code);
  }
  return {
    title: 'Weight and dimensions',
    labels: { name: 'Model' },
    columns: [
      { label: 'Length × width × height', unit: 'mm' },
      { label: 'Weight', unit: 'kg' },
    ],
    rows: [...sheets].map(([size, { codes, weight }]) => ({
      name: [...new Set([codes[0], codes.at(-1)])].join(' to '),
      values: [size, digits(weight)],
    })),
  };
}

export interface Manual {
  id: string;
  title: string;
  text: string;
  sheets: readonly ManualSheet[];
}

export const manuals: readonly Manual[] = [
  {
    id: 'max',
    title: 'MAX Series',
    text: 'For large plants. It comes in one package, and is lifted by the eyes on its roof.',
    sheets: [frames('MAX'), gasLimits],
  },
  {
    id: 'rmx',
    title: 'RMX Series',
    text: 'Three frames for all sizes. Controls on the narrow face, so that machines stand in a row.',
    sheets: [frames('RMX'), operatingConditions],
  },
  {
    id: 'emx',
    title: 'EMX Series',
    text: 'Three frames for all sizes, with the same footprint as RMX.',
    sheets: [frames('EMX'), operatingConditions],
  },
];

export const chapters = {
  title: 'From delivery to the first start',
  steps: [
    {
      title: 'Set down',
      description: 'On a level floor that carries the weight. No foundation, no anchors to grout.',
    },
    {
      title: 'Connect the air',
      description:
        'Expansion joint, check valve and blow-off behind the flange; intake kept clean.',
    },
    {
      title: 'Connect the supply',
      description: `${claims.supply}, by an electrician, with the earth connected first.`,
    },
    {
      title: 'Connect the signals',
      description: `${claims.protocols.join(', ')} or ${claims.analogue}.`,
    },
    {
      title: 'Start with us',
      description: 'The first start is part of commissioning. Before it, the machine stays off.',
    },
  ],
};

export const care = {
  title: 'Care',
  text: 'A machine without oil asks for little, but for that regularly.',
  items: [
    'Intake filters by the pressure across them',
    'Cooling filters and fans kept clean',
    'Warm air led out of the room',
    'Connections checked with each visit',
    'Settings saved after each change',
    `Visits planned ${claims.inText(claims.maintenanceNotice)} ahead`,
  ],
};

export const closing = {
  title: 'The manual of your machine?',
  text: 'Send us its serial number, on the plate inside the door. You get the manual of the build you have.',
};
