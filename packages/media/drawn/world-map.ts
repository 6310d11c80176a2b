/**
 * The world as hairline coastlines, in the projection of the catalogue.
 *
 * The coastlines in `data/coastlines.json` are Natural Earth 1:50m land (public domain), simplified by removing every
 * point whose triangle with its neighbours is smaller than a quarter of a square degree; small islands and Antarctica
 * are left out. Longitudes continue beyond 180°.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapHeight, mapWidth, project } from '@brand/catalogue/worldMap';
import { paths } from '../paths.ts';
import { put } from '../files.ts';

/** Path data of all coastlines, in whole units, relative. */
export function coastlinePath(): string {
  const rings = JSON.parse(
    readFileSync(join(import.meta.dirname, 'data', 'coastlines.json'), 'utf8'),
  ) as [number, number][][];
  return rings.map(ringPath).join('');
}

function ringPath(ring: readonly (readonly [number, number])[]): string {
  const points = ring.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    // In whole tenths, so that rounding errors do not add up.
    return [Math.round(x * 10), Math.round(y * 10)] as const;
  });
  const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const pair = (x: number, y: number) => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;
  let [px, py] = points[0] ?? [0, 0];
  let path = `M${pair(px, py)}l`;
  let first = true;
  for (const [x, y] of points.slice(1)) {
    const step = pair(x - px, y - py);
    path += `${first || step.startsWith('-') ? '' : ' '}${step}`;
    first = false;
    [px, py] = [x, y];
  }
  return `${path}z`;
}

/** The land alone, for pages to draw in their own colours. */
export function landSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}"><path id="land" vector-effect="non-scaling-stroke" d="${coastlinePath()}"/></svg>\n`;
}

/** Writes the land for the site. */
export async function makeWorldMap(): Promise<void> {
  const blocks = join(paths.root, 'site', 'app', 'blocks');
  await put(join(blocks, 'world-map.generated.svg'), landSvg());
}
