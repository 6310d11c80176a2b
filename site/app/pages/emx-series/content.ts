import { inText, seriesSavings } from '@brand/catalogue/claims';
import { spanWithUnit } from '@brand/catalogue/modelFigures';
import { inUnits } from '@brand/catalogue/units';
import { emxHero, emxRow } from '@brand/media';
import { frameSeries } from '../../blocks/series/frames.ts';
import { bearing, cooling } from '../../blocks/series/machineParts.ts';
import type { Series } from '../../blocks/series/series.ts';
import { page } from './page.ts';

export const emx: Series = {
  page,
  ...frameSeries('EMX'),
  hero: {
    title: 'EMX. Wide face to the front, air out at the\u00a0top.',
    text: inUnits(
      (system) =>
        `Twenty-one turbo blowers for ${spanWithUnit('EMX', 'pressure', system)}: ${inText(seriesSavings.EMX)} energy savings and a full-height intake.`,
    ),
    media: emxHero,
  },
  core: {
    lead: 'The bearings have only the friction of an air film, and the heat of the motor leaves as warm air that you can use.',
    parts: [bearing, cooling],
  },
  row: {
    title: 'Wide face to the front',
    lead: 'A filter as tall as the cabinet, and the discharge upwards, away from the aisle and into your air main.',
    caption: 'EMX50 in a row under an air main.',
    still: emxRow,
  },
  applications: [
    {
      title: 'Wastewater',
      text: 'Aeration that runs all year, its speed led by dissolved oxygen.',
    },
    {
      title: 'HVAC',
      text: 'Process air for buildings, at part load for most of the day.',
    },
    {
      title: 'Aquaculture',
      text: 'Oxygen around the clock, with warm air left over for the hatchery.',
    },
    {
      title: 'Food',
      text: 'Clean air for drying and fermentation, and heat for the next step.',
    },
    {
      title: 'Pneumatic conveying',
      text: 'Lines that seldom run at full load: speed follows the material.',
    },
    {
      title: 'Manufacturing',
      text: 'Low-pressure air from a dedicated machine instead of throttled compressed air.',
    },
  ],
  closing: {
    title: 'See what an EMX would draw instead.',
    text: 'Send us flow, pressure, hours and tariff: an engineer compares an EMX with the machine you run now.',
  },
};
