/**
 * The coast around each office, as a chart: depth lines follow the coast, the office is at the centre.
 *
 * The coastlines in `data/office-coastlines.json` are Natural Earth 1:10m land (public domain) in the units of the
 * drawing, two kilometres each, 1200 × 750 around the office and a margin; every point whose triangle with its
 * neighbours is smaller than twelve square units, and every island smaller than forty, is left out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offices } from '@brand/catalogue/offices';
import { page } from './figure.ts';
import { brand, ink } from './palette.ts';

export const mapWidth = 1200;
export const mapHeight = 750;
const kilometresPerUnit = 2;
const kilometresPerDegree = 111.2;
/** Degrees between the lines of the graticule. */
const step = 5;

type Ring = readonly (readonly [x: number, y: number])[];

const coastlines = JSON.parse(
  readFileSync(join(import.meta.dirname, 'data', 'office-coastlines.json'), 'utf8'),
) as Readonly<Record<string, readonly Ring[]>>;

/** From the wide, dark one far from the coast to the bright one along it. */
const depths = [
  { width: 112, colour: '#081f30' },
  { width: 76, colour: '#0a2537' },
  { width: 46, colour: '#0c2b40' },
  { width: 22, colour: '#0f334a' },
];

/** The map around a place of the catalogue, named as in `data/office-coastlines.json`. */
export function officeMap(place: string, city: string): string {
  const rings = coastlines[place];
  const office = offices.find((office) => office.city === city);
  if (!rings || !office) throw new Error(`No coastline or office for ${place}, ${city}.`);
  const coast = rings.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('');
  const sea = depths
    .map(
      ({ width, colour }) =>
        `<path d="${coast}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('');
  const [x, y] = [mapWidth / 2, mapHeight / 2];
  return page(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mapWidth}" height="${mapHeight}" viewBox="0 0 ${mapWidth} ${mapHeight}"><rect width="100%" height="100%" fill="${ink[900]}"/>${sea}<path d="${coast}" fill="#1b4a68" fill-rule="evenodd" stroke="${brand}" stroke-opacity=".8" stroke-width="2.4" stroke-linejoin="round"/><path d="${graticule(office.coords)}" fill="none" stroke="#bee1f5" stroke-opacity=".2" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="44" fill="${brand}" fill-opacity=".22"/><circle cx="${x}" cy="${y}" r="19" fill="${brand}" stroke="${ink[900]}" stroke-width="5"/></svg>`,
  );
}

/** Meridians and parallels, straight at this scale. */
function graticule({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const perLatitude = kilometresPerDegree / kilometresPerUnit;
  const perLongitude = perLatitude * Math.cos((latitude * Math.PI) / 180);
  const lines = (centre: number, scale: number, extent: number) => {
    const reach = extent / 2 / scale;
    const first = Math.ceil((centre - reach) / step) * step;
    const count = Math.floor((centre + reach - first) / step) + 1;
    return Array.from({ length: count }, (_, index) => (first + index * step - centre) * scale);
  };
  const meridians = lines(longitude, perLongitude, mapWidth).map(
    (x) => `M${(mapWidth / 2 + x).toFixed(1)} 0V${mapHeight}`,
  );
  const parallels = lines(latitude, perLatitude, mapHeight).map(
    (y) => `M0 ${(mapHeight / 2 - y).toFixed(1)}H${mapWidth}`,
  );
  return [...meridians, ...parallels].join('');
}
