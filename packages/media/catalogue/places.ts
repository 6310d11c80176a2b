/** Charts of the offices, plant rooms, a power plant and halls. */
import { mapHeight, mapWidth, officeMap } from '../drawn/office-maps.ts';
import { type Asset, type Film, type Still, scene } from './types.ts';

const model = {
  kind: 'still',
  subject: 'places',
  width: 1920,
  height: 1200,
  widths: [480, 768, 1200, 1920],
} as const;

const cities = [
  { place: 'seoul', city: 'Seoul' },
  { place: 'shanghai', city: 'Shanghai' },
  { place: 'bangalore', city: 'Bangalore' },
  { place: 'houston', city: 'Houston' },
  { place: 'sao-paulo', city: 'São Paulo' },
  { place: 'munich', city: 'Munich' },
  { place: 'dubai', city: 'Dubai' },
];

const offices: Still[] = cities.map(({ place, city }) => ({
  ...model,
  width: mapWidth,
  height: mapHeight,
  widths: [480, 768, 1200],
  name: `office-${place}`,
  alt: `Chart of the coasts around ${city}, the office marked at the centre.`,
  maker: { by: 'drawing', page: () => officeMap(place, city) },
}));

/** Plant rooms of the case studies, and of their segments. */
const plantRooms: Still[] = [
  {
    place: 'automotive',
    alt: 'Row of narrow blower cabinets under an air main, on a gallery above a hall of robots.',
  },
  {
    place: 'wastewater',
    alt: 'Three wide blower cabinets under an air main, an aeration basin at dusk outside the open gate.',
  },
  {
    place: 'highrise',
    alt: 'Chiller with its risers on a plant floor, the lit windows of a city at night behind it.',
  },
  {
    place: 'energy',
    alt: 'Two wide blower cabinets under an air main, a tall round vessel with a gallery across the aisle.',
  },
].map(({ place, alt }) => ({
  ...model,
  name: `plant-room-${place}`,
  alt,
  maker: scene('plant-rooms.py', { place, w: 2880, h: 1800, samples: 18 }),
}));

const sectors: Still[] = [
  {
    sector: 'manufacturing',
    alt: 'Aisle along a row of narrow blower cabinets, robots behind the glass at its end.',
    samples: 20,
  },
  {
    sector: 'healthcare',
    alt: 'Vacuum pump with its separator vessel and control cabinet in a tiled plant room.',
    samples: 16,
  },
  {
    sector: 'finance',
    alt: 'Chiller before a glass wall, rows of server racks with their lights behind it.',
    samples: 16,
  },
  {
    sector: 'retail',
    alt: 'Chiller from its end, four water pipes with blue hand wheels rising from it, the evening sky between louvres.',
    samples: 16,
  },
].map(({ sector, alt, samples }) => ({
  kind: 'still',
  subject: 'places',
  width: 960,
  height: 1080,
  widths: [480, 768, 960],
  name: `sector-${sector}`,
  alt,
  maker: scene('plant-rooms.py', { place: sector, w: 1920, h: 2160, samples }),
}));

const frames = '{stills}/../frames';
const plateOf = (name: string) => `${frames}/plates/${name}.png`;

/** A film of air moving over a still render, computed from the render's depth and camera. */
function hero(
  name: string,
  alt: string,
  path: 'machine' | 'aisle' | 'heat' | 'works',
  { script, args }: { script: string; args: Readonly<Record<string, string | number>> },
): Film {
  const { w = 1920, h = 1080 } = args;
  return {
    kind: 'film',
    subject: 'heroes',
    name,
    alt,
    width: Number(w),
    // Video codecs need an even number of lines.
    height: Number(h) & ~1,
    fps: 24,
    frames: 96,
    maker: {
      by: 'scene',
      steps: [
        { blender: script, args: { ...args, w, h, out: plateOf(name) } },
        {
          python: 'flow.py',
          args: [plateOf(name), '{out}', '--path', path, '--frames', '96', '--gain', '1.7'],
        },
      ],
    },
  };
}

const series = [
  { series: 'max', flow: 'into the louvres of a wide cabinet and out at its side' },
  { series: 'rmx', flow: 'into the door of a narrow cabinet and out at its side' },
  { series: 'emx', flow: 'into the full height of a cabinet and out at its top' },
].map(({ series: name, flow }) =>
  hero(
    `${name}-hero`,
    `Streaks of air run ${flow}, other sizes behind it in the dark.`,
    'machine',
    { script: 'series.py', args: { series: name, samples: 64 } },
  ),
);

const halls: Film[] = [
  ...series,
  hero(
    'services-hero',
    'Machine hall at night, blowers along both sides, air moving down the aisle.',
    'aisle',
    { script: 'hall.py', args: { view: 'aisle', samples: 36 } },
  ),
  hero('support-hero', 'Blower room, warm air rising through the ducts of six machines.', 'heat', {
    script: 'hall.py',
    args: { view: 'heat', samples: 112 },
  }),
  hero(
    'applications-hero',
    'Wastewater works as an architectural model, air running from the blowers through the main into the basins.',
    'works',
    {
      script: 'places.py',
      args: { view: 'right', samples: 32, plate: 1 },
    },
  ),
];

export const places: Asset[] = [...offices, ...plantRooms, ...sectors, ...halls];
