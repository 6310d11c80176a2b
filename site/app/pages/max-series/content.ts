import * as claims from '@brand/catalogue/claims';
import { sheets } from '@brand/catalogue/environment';
import { figureText, spanMeasure } from '@brand/catalogue/modelFigures';
import { modelsOf } from '@brand/catalogue/models';
import { noteOf } from '@brand/catalogue/seriesNotes';
import { maxHero } from '@brand/media';
import { bearing, cooling, keyFeatures } from '../../blocks/series/machineParts.ts';
import { performanceOf, type Series } from '../../blocks/series/series.ts';
import { page } from './page.ts';

export const max: Series = {
  page,
  name: 'MAX',
  defaultModel: 'MAX50',
  hero: {
    title: 'MAX. The most air from one\u00a0machine.',
    text: `Four turbo blowers, direct drive, no oil. ${claims.inText(claims.seriesSavings.MAX)} energy savings for the series.`,
    media: maxHero,
  },
  measures: [
    spanMeasure('MAX', 'flow'),
    { ...claims.seriesSavings.MAX, label: 'Energy savings' },
    { ...claims.noise, label: 'Noise level' },
    { ...claims.payback, label: 'Payback' },
  ],
  core: {
    lead: 'Wear and heat limit the life of large machines. Here air carries the shaft and cools the motor.',
    parts: [bearing, cooling],
  },
  features: keyFeatures('MAX'),
  scale: 109,
  machines: modelsOf('MAX').map((model) => ({
    name: model.code,
    text: figureText('flow', model),
    model,
    range: model.flow,
  })),
  applications: [
    {
      title: 'Wastewater',
      text: 'Aeration of large basins, controlled by dissolved oxygen, through the night load too.',
    },
    {
      title: 'Power plants',
      text: 'Oxidation air for flue-gas desulphurization, and process air that follows the boiler load.',
    },
    {
      title: 'Chemical',
      text: 'Process air from a machine without oil, through standard flanges.',
    },
    {
      title: 'Pneumatic conveying',
      text: 'Cement, ash and grain, through long lines and in large quantities.',
    },
    {
      title: 'Food',
      text: 'Fermentation and drying, with air that touches the product.',
    },
    {
      title: 'Manufacturing',
      text: 'Low-pressure air for several buildings from one blower room.',
    },
  ],
  performance: performanceOf('MAX', {
    ...claims.startStopCycles,
    label: 'Start/stop cycles',
    text: 'Air-foil bearings carry the shaft on air',
  }),
  specifications: {
    lead: 'The page of each model estimates its power from the efficiency, for shortlisting.',
    note: noteOf(modelsOf('MAX')),
    basis: ['Energy savings are those of the series: check them against the power in your quote.'],
  },
  sheets: sheets.MAX,
  models: {
    title: 'Choose by flow.',
    lead: 'One design in four sizes: each begins at the flow where the one before it ends.',
  },
  closing: {
    title: 'Find the MAX for your plant.',
    text: 'Send us flow and pressure: an engineer answers with the model, its power at your duty point, and its payback.',
  },
};
