/** Cabinets of the series and the products of the home carousel, front and back. */
import { printWithUnit } from '@brand/catalogue/modelFigures';
import { models } from '@brand/catalogue/models';
import { machineOf } from './models.ts';
import { type Asset, type Still, scene } from './types.ts';

const views = ['front', 'back'] as const;

const product = {
  kind: 'still',
  subject: 'products',
  width: 960,
  height: 720,
  alpha: true,
  widths: [480, 768, 960],
} as const;

/** Back views are smaller, because they are on the back of a card. */
const small = { width: 768, height: 576, widths: [480, 768] } as const;
const shape = (view: (typeof views)[number]) => (view === 'back' ? small : {});
const pixels = (view: (typeof views)[number]): Record<string, number> =>
  view === 'back' ? { w: small.width, h: small.height, samples: 64 } : { samples: 64 };

const products = [
  { kind: 'compressor', title: 'Air compressor' },
  { kind: 'vacuum', title: 'Vacuum pump' },
  { kind: 'blower', title: 'Blower' },
  { kind: 'chiller', title: 'Chiller' },
];

const carousel: Still[] = products.flatMap(({ kind, title }) =>
  views.map((view) => ({
    ...product,
    ...shape(view),
    name: `product-${kind}-${view}`,
    alt: `${title}, ${view === 'front' ? 'seen from the front' : 'seen from the back'}. Rendering.`,
    maker: scene('products.py', { kind, view, ...pixels(view) }),
  })),
);

/** Size families. */
const families = [
  { model: 'rmx-s', title: 'RMX, sizes 10 to 25' },
  { model: 'rmx-m', title: 'RMX, sizes 30 to 50' },
  { model: 'rmx-l', title: 'RMX, sizes 75 to 125' },
  { model: 'emx-s', title: 'EMX, sizes 10 to 25' },
  { model: 'emx-m', title: 'EMX, sizes 30 to 50' },
  { model: 'emx-l', title: 'EMX, sizes 75 to 125' },
  { model: 'max50', title: 'MAX50' },
  { model: 'max75', title: 'MAX75' },
  { model: 'max100', title: 'MAX100' },
  { model: 'max125', title: 'MAX125' },
] as const;

const dimensionsOf = (machine: string) =>
  models
    .filter((model) => machineOf(model) === machine)
    .slice(0, 1)
    .map((model) => printWithUnit('dimensions', model).replaceAll('\u00a0', ' '));

const cabinets: Still[] = families.flatMap(({ model, title }) =>
  views.map((view) => ({
    ...product,
    ...shape(view),
    subject: 'series',
    name: `${model}-${view}`,
    alt: `Turbo blower ${title}, ${dimensionsOf(model)}, ${view === 'front' ? 'front with touch screen' : 'back with discharge flange'}. Rendering.`,
    maker: scene('cabinets.py', { model, view, ...pixels(view) }),
  })),
);

export const machines: Asset[] = [...carousel, ...cabinets];
