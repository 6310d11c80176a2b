import { inText, seriesSavings } from '@brand/catalogue/claims';
import { spanWithUnit } from '@brand/catalogue/modelFigures';
import { inUnits } from '@brand/catalogue/units';
import { airFilm, rmxHero, rmxRow } from '@brand/media';
import { frameSeries } from '../../blocks/series/frames.ts';
import { bearing, motor } from '../../blocks/series/machineParts.ts';
import type { Series } from '../../blocks/series/series.ts';
import { page } from './page.ts';

export const rmx: Series = {
  page,
  ...frameSeries('RMX'),
  hero: {
    title: 'RMX. Sized to the duty.',
    text: inUnits(
      (system) =>
        `Twenty-one turbo blowers for ${spanWithUnit('RMX', 'pressure', system)}: ${inText(seriesSavings.RMX)} energy savings in a narrow cabinet.`,
    ),
    media: rmxHero,
  },
  core: {
    lead: 'Two parts decide losses and upkeep: bearings that need no oil, and a motor that needs no gearbox.',
    parts: [{ ...bearing, media: airFilm }, motor],
  },
  row: {
    title: 'Narrow face to the front',
    lead: 'Screen and filter door share the narrow front, so one aisle serves the whole row.',
    caption: 'RMX50 in a row. The discharge pipes at the side are not shown: allow room for them.',
    still: rmxRow,
  },
  applications: [
    {
      title: 'Wastewater',
      text: 'Fine-bubble aeration, one machine to a basin, each at its own speed.',
    },
    {
      title: 'Aquaculture',
      text: 'Oxygen for ponds and tanks, from a machine without oil.',
    },
    {
      title: 'Food',
      text: 'Air that touches the product: drying, cooling, fermenting.',
    },
    {
      title: 'Chemical',
      text: 'Agitation, oxidation and stripping at a steady pressure.',
    },
    {
      title: 'Pneumatic conveying',
      text: 'Powder and granules in dilute phase, at the speed the line needs.',
    },
    {
      title: 'Manufacturing',
      text: 'Air knives, cleaning and packaging, shift after shift.',
    },
  ],
  closing: {
    title: 'Find the RMX for your duty point.',
    text: 'Send us flow and pressure: an engineer answers with the model, its power at your duty point, and what it saves.',
  },
};
