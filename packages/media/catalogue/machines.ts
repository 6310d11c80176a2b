/** Cabinets of the series and the products of the home carousel, front and back, and the products for the press. */
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

/** Back views of cabinets are smaller, because they are beside the front. */
const small = { width: 768, height: 576, widths: [480, 768] } as const;

const products = [
  {
    kind: 'compressor',
    front: 'White cabinet with a touch screen beside a tall receiver.',
    back: 'Tall receiver in front of a white cabinet with louvres.',
  },
  {
    kind: 'vacuum',
    front: 'Separator vessel and motor on a skid under a bend of pipe, a touch screen in front.',
    back: 'Volute, motor and separator vessel on a skid under a bend of pipe.',
  },
  {
    kind: 'blower',
    front: 'White cabinet with a touch screen above its louvred door, the flange at its side.',
    back: 'White cabinet with a flange, louvres, a service door and cable entries.',
  },
  {
    kind: 'chiller',
    front:
      'Turbo compressor on a long white vessel, four water flanges at its end, a touch screen in front.',
    back: 'Turbo compressor on a long white vessel, four water flanges at its end.',
  },
];

/** Products in the size of print, for the press. */
const prints: Still[] = products.map(({ kind, front }) => ({
  ...product,
  ...{ name: `product-${kind}-print`, alt: front, width: 2400, height: 1800, widths: [2400] },
  maker: scene('products.py', { kind, view: 'front', w: 2400, h: 1800, samples: 48 }),
}));

const carousel: Still[] = products.flatMap(({ kind, front, back }) => [
  {
    ...product,
    ...{ name: `product-${kind}-front`, alt: front, width: 1920, height: 1440 },
    widths: [480, 768, 1200, 1920],
    contact: true,
    maker: { by: 'asset', name: `product-${kind}-print` },
  },
  {
    ...product,
    ...{ name: `product-${kind}-back`, alt: back, width: 1200, height: 900 },
    widths: [480, 768, 1200],
    contact: true,
    maker: scene('products.py', { kind, view: 'back', w: 1200, h: 900, samples: 48 }),
  },
]);

/** Size families. */
const families = [
  'rmx-s',
  'rmx-m',
  'rmx-l',
  'emx-s',
  'emx-m',
  'emx-l',
  'max50',
  'max75',
  'max100',
  'max125',
] as const;

/** Without the names of the models, which are next to the pictures. */
const fronts: Readonly<Record<string, string>> = {
  rmx: 'White cabinet, a touch screen above its louvred door, the discharge flange at its side.',
  emx: 'White cabinet with dark sides, a touch screen on its door, the discharge flange on top.',
  max: 'Wide white cabinet of several doors, a touch screen in its dark column, a large discharge flange at its side.',
};

const cabinets: Still[] = families.flatMap((model) =>
  views.map((view) => ({
    ...product,
    ...(view === 'back' ? small : {}),
    subject: 'series',
    // Fronts are shown in dark heroes, on the floor of their shadow.
    contact: view === 'back',
    name: `${model}-${view}`,
    alt:
      view === 'front'
        ? (fronts[model.slice(0, 3)] ?? '')
        : 'Cabinet with its service door and cable entry.',
    maker: scene('cabinets.py', {
      ...{ model, view, samples: 64 },
      ...(view === 'back' ? { w: small.width, h: small.height } : {}),
    }),
  })),
);

interface Row {
  series: string;
  height: number;
  args: Readonly<Record<string, number>>;
  alt: string;
}

/** Cabinets of the medium frame side by side, the last one cut at the right: RMX closely, EMX under the main of its air. */
const rowsOfCabinets: readonly Row[] = [
  {
    series: 'rmx',
    height: 800,
    args: { width: 4 },
    alt: 'Touch screens above louvred doors, one cabinet beside the other along the floor.',
  },
  {
    series: 'emx',
    height: 820,
    args: { width: 6, h: 820, n: 5, gap: 0.2, main: 1.86, samples: 24 },
    alt: 'Wide cabinets along the floor, each with a pipe from its roof into one air main above them.',
  },
];

const rows: Still[] = rowsOfCabinets.map(({ series, height, args, alt }) => ({
  kind: 'still',
  subject: 'series',
  alpha: true,
  width: 2232,
  height,
  widths: [768, 1200, 1920, 2232],
  name: `${series}-row`,
  alt,
  maker: scene('row.py', { model: `${series}-m`, w: 2232, ...args }),
}));

export const machines: Asset[] = [...carousel, ...prints, ...cabinets, ...rows];
