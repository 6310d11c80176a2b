import * as claims from './claims.ts';
import { emx } from './emx.ts';
import { max } from './max.ts';
import {
  emxLBack,
  emxLFront,
  max125Back,
  max125Front,
  rmxLBack,
  rmxLFront,
  type StillMedia,
} from './media.generated.ts';
import { models } from './models.ts';
import { rmx } from './rmx.ts';
import { modelsOf, type Series } from './series.ts';

export const name = 'Products';
export const description = `${models.length} oil-free turbo blowers in three series, compressors, vacuum pumps and chillers: one shaft on air-foil bearings in each.`;

export const hero = {
  title: 'One shaft. Many machines.',
  text: `${models.length} turbo blowers in three series, and the compressor, the vacuum pump and the chiller built around the same shaft.`,
};

export const turboBlowers = {
  title: 'Turbo blowers',
  lead: 'Three series by how much air you need and how you run: choose one, then the model by flow and pressure.',
};

export interface SeriesEntry {
  title: string;
  text: string;
  href: string;
  /** Its first figures, as statements. */
  features: readonly string[];
  highlight: string;
  front: StillMedia;
  back: StillMedia;
}

const entry = (series: Series, front: StillMedia, back: StillMedia): SeriesEntry => ({
  title: series.title,
  text: series.hero.text,
  href: series.path,
  features: series.measures.map((measure) => `${measure.label}: ${claims.inText(measure)}`),
  highlight: `${modelsOf(series.name).length} models`,
  front,
  back,
});

export const series: readonly SeriesEntry[] = [
  entry(max, max125Front, max125Back),
  entry(rmx, rmxLFront, rmxLBack),
  entry(emx, emxLFront, emxLBack),
];

export const finder = {
  title: 'Find the machine by the air you need.',
  text: 'Set flow and pressure, and see which models can serve your duty point.',
  action: 'Open the machine finder',
};
