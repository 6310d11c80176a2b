/** Cabinets of the series and the products of the home carousel, front and back. */
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
    usedBy: ['/'],
  })),
);

/** Size families; dimensions in millimetres, length × width × height. */
const families = [
  { model: 'rmx-s', title: 'RMX, sizes 10 to 25', size: [1050, 600, 1000] },
  { model: 'rmx-m', title: 'RMX, sizes 30 to 50', size: [1150, 700, 1050] },
  { model: 'rmx-l', title: 'RMX, sizes 75 to 125', size: [1300, 850, 1400] },
  { model: 'emx-s', title: 'EMX, sizes 10 to 25', size: [1050, 600, 1000] },
  { model: 'emx-m', title: 'EMX, sizes 30 to 50', size: [1150, 700, 1050] },
  { model: 'emx-l', title: 'EMX, sizes 75 to 125', size: [1300, 850, 1400] },
  { model: 'max50', title: 'MAX50', size: [1800, 1200, 1500] },
  { model: 'max75', title: 'MAX75', size: [2000, 1300, 1600] },
  { model: 'max100', title: 'MAX100', size: [2200, 1400, 1700] },
  { model: 'max125', title: 'MAX125', size: [2400, 1500, 1800] },
] as const;

const cabinets: Still[] = families.flatMap(({ model, title, size }) =>
  views.map((view) => ({
    ...product,
    ...shape(view),
    subject: 'series',
    name: `${model}-${view}`,
    alt: `Turbo blower ${title}, ${size.join(' × ')} mm, ${view === 'front' ? 'front with touch screen' : 'back with discharge flange'}. Rendering.`,
    maker: scene('cabinets.py', { model, view, ...pixels(view) }),
    usedBy: [`/${model.slice(0, 3)}-series`],
  })),
);

export const machines: Asset[] = [...carousel, ...cabinets];
