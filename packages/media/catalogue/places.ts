/** Headquarters, office cities, case studies, application segments and halls. */
import { type Asset, type Film, type Still, scene } from './types.ts';

const model = { kind: 'still', subject: 'places', width: 1200, height: 750 } as const;

const headquarters: Still = {
  ...model,
  name: 'headquarters',
  alt: 'Headquarters as an architectural model: offices, production hall, and a row of blowers on the test field. Rendering.',
  maker: scene('places.py', { place: 'headquarters' }),
  usedBy: ['/about-us'],
};

const cities = [
  { place: 'seoul', city: 'Seoul', mark: 'the tower on its hill' },
  { place: 'shanghai', city: 'Shanghai', mark: 'the tower with its spheres' },
  { place: 'bangalore', city: 'Bangalore', mark: 'the domed assembly' },
  { place: 'houston', city: 'Houston', mark: 'the slanted twin crowns downtown' },
  { place: 'sao-paulo', city: 'São Paulo', mark: 'the building shaped like a wave' },
  { place: 'munich', city: 'Munich', mark: 'the church with two onion domes' },
  { place: 'dubai', city: 'Dubai', mark: 'the needle of the tallest tower' },
];

const offices: Still[] = cities.map(({ place, city, mark }) => ({
  ...model,
  name: `office-${place}`,
  alt: `${city} as a white architectural model with ${mark}, the office in blue. Rendering.`,
  maker: scene('places.py', { place }),
  usedBy: ['/contact'],
}));

const works = [
  {
    name: 'automotive',
    segment: 'industrial-manufacturing',
    alt: 'Automotive plant as an architectural model: production halls with saw-tooth roofs, blowers in blue. Rendering.',
  },
  {
    name: 'wastewater',
    segment: 'environmental-solutions',
    alt: 'Wastewater works as an architectural model: aeration basins, clarifiers and digesters, blowers and air main in blue. Rendering.',
  },
  {
    name: 'highrise',
    segment: 'commercial-buildings',
    alt: 'High-rise as an architectural model, its plant floors in blue. Rendering.',
  },
];

const cases: Still[] = works.map(({ name, alt }) => ({
  ...model,
  name: `case-${name}`,
  alt,
  maker: scene('places.py', { place: name }),
  usedBy: ['/applications', '/case-studies'],
}));

const segments: Still[] = [
  ...works.map(({ name, segment, alt }) => ({
    ...model,
    name: `segment-${segment}`,
    alt,
    maker: { by: 'asset', name: `case-${name}` } as const,
    usedBy: ['/applications'],
  })),
  {
    ...model,
    name: 'segment-energy-sector',
    alt: 'Power plant as an architectural model: cooling towers, boiler house, turbine hall, blowers in blue. Rendering.',
    maker: scene('places.py', { place: 'energy' }),
    usedBy: ['/applications'],
  },
];

const frames = '{stills}/../frames';
const halls: Film[] = [
  {
    name: 'services-hall',
    view: 'aisle',
    path: 'aisle',
    usedBy: ['/services'],
    alt: 'Machine hall at night, blowers along both sides, air moving down the aisle. Rendering.',
  },
  {
    name: 'max-hero',
    view: 'service',
    model: 'max75',
    path: 'over',
    usedBy: ['/max-series'],
    alt: 'MAX turbo blowers in a row in a machine hall, air passing along them. Rendering.',
  },
  {
    name: 'rmx-hero',
    view: 'service',
    model: 'rmx-l',
    path: 'over',
    usedBy: ['/rmx-series'],
    alt: 'RMX turbo blowers in a row in a machine hall, air passing along them. Rendering.',
  },
  {
    name: 'emx-hero',
    view: 'service',
    model: 'emx-l',
    path: 'over',
    usedBy: ['/emx-series'],
    alt: 'EMX turbo blowers in a row in a machine hall, air passing along them. Rendering.',
  },
].map(({ name, view, model: machine, path, usedBy, alt }) => ({
  kind: 'film',
  subject: 'heroes',
  name,
  alt,
  width: 1280,
  height: 720,
  fps: 24,
  frames: 120,
  maker: {
    by: 'scene',
    steps: [
      {
        blender: 'hall.py',
        args: {
          view,
          ...(machine ? { model: machine } : {}),
          samples: 36,
          out: `${frames}/plates/${name}.png`,
        },
      },
      {
        python: 'flow.py',
        args: [`${frames}/plates/${name}.png`, '{out}', '--path', path, '--frames', '120'],
      },
    ],
  },
  usedBy,
}));

export const places: Asset[] = [headquarters, ...offices, ...cases, ...segments, ...halls];
