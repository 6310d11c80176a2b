/** Every asset of the site, in one list. */
import { blog } from './blog.ts';
import { covers } from './covers.ts';
import { home } from './home.ts';
import { machines } from './machines.ts';
import { openGraph } from './open-graph.ts';
import { places } from './places.ts';
import { plates } from './plates.ts';
import { shaft } from './shaft.ts';
import { technology } from './technology.ts';
import type { Asset } from './types.ts';
import { work } from './work.ts';

export const catalogue: readonly Asset[] = [
  ...home,
  ...machines,
  ...technology,
  ...shaft,
  ...places,
  ...work,
  ...plates,
  ...covers,
  ...blog,
  ...openGraph,
];

const seen = new Set<string>();
for (const { name } of catalogue) {
  if (seen.has(name)) throw new Error(`The catalogue has two assets named "${name}".`);
  seen.add(name);
}

export function assetNamed(name: string): Asset {
  const asset = catalogue.find((entry) => entry.name === name);
  if (!asset) throw new Error(`The catalogue has no asset named "${name}".`);
  return asset;
}
