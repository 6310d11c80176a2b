/** Covers of the articles. */
import { blogDrawings, type Drawing } from '../drawn/blog/index.ts';
import { page } from '../drawn/figure.ts';
import { type Cover, scene } from './types.ts';

const size = { kind: 'cover', subject: 'blog', width: 1200, height: 675 } as const;

const drawn: Cover[] = Object.entries<Drawing>(blogDrawings).map(([name, { alt, draw }]) => ({
  ...size,
  name,
  alt,
  maker: { by: 'drawing', page: () => page(draw()) },
}));

const renders: [
  name: string,
  alt: string,
  script: string,
  args?: Record<string, string | number>,
][] = [
  [
    'air-foil-bearing-100000-starts',
    'Air-foil bearing in section: shaft, top foil and corrugated bump foil in their sleeve.',
    'bearing.py',
    { view: 'section' },
  ],
  [
    'nstb-plus-bearing',
    'Foils of an NSTB+ bearing, close up: coated top foil over two layers of corrugated bump foil.',
    'bearing.py',
    { view: 'foil', plus: 1 },
  ],
  [
    'energy-saving',
    'Impeller of a turbo blower, milled from aluminium.',
    'impeller.py',
    { mode: 'still', view: 'inlet' },
  ],
  [
    'ie5-permanent-magnet-motor',
    'Permanent-magnet motor, exploded: rotor, stator with copper windings, housing.',
    'pmsm.py',
  ],
  [
    'bearing-types-compared',
    'Three bearings side by side: foil, magnetic and rolling.',
    'bearings_compared.py',
  ],
  ['future-tech', 'Touch screen of a turbo blower, close up.', 'screen.py'],
  [
    'filter-only-maintenance',
    'Filter cassette drawn out of the bay of a blower cabinet.',
    'filter.py',
  ],
  [
    'heat-recovery',
    'Blower room: ducts carry the warm air of six machines away.',
    'hall.py',
    { view: 'heat', w: 1200, h: 675, samples: 160 },
  ],
  [
    'aquaculture-oil-free-air',
    'Blower beside a round tank of water with rising bubbles.',
    'tank.py',
  ],
  [
    'night-shift-first-call',
    'Back of a blower cabinet with its discharge flange, at night.',
    'cabinets.py',
    { model: 'max75', view: 'back', look: 'night', w: 1200, h: 675, fill: 0.98, samples: 36 },
  ],
  [
    'vacuum-without-seal-water',
    'Turbo vacuum pump on its skid: separator vessel, motor, inlet bellows and control cabinet.',
    'products.py',
    { kind: 'vacuum', view: 'front', look: 'night', w: 1200, h: 675, fill: 1.14, samples: 40 },
  ],
];

const rendered: Cover[] = renders.map(([name, alt, script, args]) => ({
  ...size,
  name,
  alt,
  maker: scene(script, args),
}));

export const blog: Cover[] = [...drawn, ...rendered];
