import type { Feature, Measure } from '@brand/ui';
import { Droplet, Gauge, type IconNode, ShieldCheck, Users } from 'lucide';
import * as claims from './claims.ts';
import { digits } from './digits.ts';
import type { PropertySheet } from './environment.ts';
import type { MachinePart } from './machineParts.ts';
import type { CardMedia, FilmMedia, StillMedia } from './media.generated.ts';
import { type Model, models, type Range, type SeriesName } from './models.ts';

/** All that one series page says beyond its models. */
export interface Series {
  name: SeriesName;
  title: string;
  path: `/${string}-series`;
  /** Code of the model that is chosen at first. */
  defaultModel: string;
  description: string;
  hero: { title: string; text: string; media: FilmMedia | StillMedia };
  /** Four figures under the hero. */
  measures: readonly Measure[];
  core: { lead: string; parts: readonly MachinePart[] };
  features: { lead: string; parts: readonly MachinePart[] };
  images: { title: string; lead: string; items: readonly SeriesImage[] };
  /** Six. */
  applications: readonly (Feature & { icon: IconNode })[];
  performance: { lead: string; measures: readonly Measure[] };
  specifications: { lead: string; note?: string };
  /** Environment, materials and approvals. */
  sheets: readonly PropertySheet[];
  models: { lead: string };
  closing: { title: string; text: string };
  card: CardMedia;
}

export interface SeriesImage {
  image: StillMedia;
  caption: string;
}

export const mission = {
  title: 'Air, and nothing else.',
  text: `Our mission since ${claims.foundedIn}: machines that move air and add nothing to it. No oil, no noise that needs a wall, no energy that the process did not ask for.`,
};

export const values: readonly Feature[] = [
  {
    icon: Gauge,
    title: 'Measured',
    text: 'We promise what a meter can show, and we hand the record over.',
  },
  {
    icon: Droplet,
    title: 'Clean',
    text: 'Oil-free by design: none in the machine, so none in the air or the ground.',
  },
  {
    icon: ShieldCheck,
    title: 'Lasting',
    text: 'What never touches does not wear. We build for the second decade, too.',
  },
  {
    icon: Users,
    title: 'Close',
    text: 'Engineers who know your machine answer in your region, day and night.',
  },
];

export const modelsOf = (name: SeriesName) => models.filter(({ series }) => series === name);

/** From the least to the most of all models, as it is printed. */
export function span(name: SeriesName, read: (model: Model) => number | Range | null): string {
  const ends = modelsOf(name).flatMap((model) => read(model) ?? []);
  const figures = [Math.min(...ends), Math.max(...ends)].map((end) => digits(end));
  return figures.join('–');
}
