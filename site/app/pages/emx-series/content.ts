import { inText, seriesSavings } from '@brand/catalogue/claims';
import { emxHero } from '@brand/media';
import { frameSeries, viewsOf } from '../../blocks/series/frames.ts';
import { bearing, cooling } from '../../blocks/series/machineParts.ts';
import type { Series } from '../../blocks/series/series.ts';
import { page } from './page.ts';

export const emx: Series = {
  page,
  ...frameSeries('EMX'),
  hero: {
    title: 'EMX. Built for the energy\u00a0bill.',
    text: `Twenty-one turbo blowers for plants that run all year: ${inText(seriesSavings.EMX)} energy savings, air in through the full height of the cabinet, out at the top.`,
    media: emxHero,
  },
  core: {
    lead: 'The only friction in the bearings is that of an air film, so little heat arises. It leaves as warm air.',
    parts: [bearing, cooling],
  },
  lineUp: {
    title: 'Long face to the front',
    lead: 'A filter as tall as the cabinet keeps the intake slow and quiet. The discharge points upwards, away from the aisle.',
    machines: viewsOf('EMX'),
  },
  applications: [
    {
      title: 'Wastewater',
      text: 'Aeration that runs all year, where every per cent counts.',
    },
    {
      title: 'HVAC',
      text: 'Process air for building services at part load, which is most of the day.',
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
      text: 'Lines that never run at full load, and need not pay for it.',
    },
    {
      title: 'Manufacturing',
      text: 'Low-pressure air from a dedicated machine instead of throttled compressed air.',
    },
  ],
  closing: {
    title: 'Compare an EMX with your energy bill.',
    text: 'Send us flow, pressure, hours and tariff: an engineer works out what an EMX would draw instead.',
  },
};
