import { Building2, Droplets, Factory, Fish, Utensils, Wind } from 'lucide';
import { cabinetSizes, frameSeries } from './frames.ts';
import { bearing, controller, cooling, impeller } from './machineParts.ts';
import {
  cardEmxSeries,
  emxHero,
  emxLFront,
  emxMBack,
  emxMFront,
  emxSFront,
} from './media.generated.ts';
import type { Series } from './series.ts';

const sizes = cabinetSizes('EMX');

export const emx: Series = {
  ...frameSeries('EMX'),
  path: '/emx-series',
  hero: {
    title: 'EMX. Built around the meter.',
    text: 'The same twenty-one sizes, led by what they draw: air in through the full height of the cabinet, out at the top.',
    media: emxHero,
  },
  core: {
    lead: 'What is not lost in friction need not be cooled away. What is left leaves as warm air.',
    parts: [bearing, cooling],
  },
  features: {
    lead: 'One part makes the pressure, the other tells you what it costs.',
    parts: [impeller, controller],
  },
  images: {
    title: 'Long face to the front',
    lead: 'A filter as high as the cabinet keeps the intake slow and quiet. The discharge leaves upwards, away from the aisle.',
    items: [
      { image: emxSFront, caption: sizes.small },
      { image: emxMFront, caption: sizes.medium },
      { image: emxLFront, caption: sizes.large },
      { image: emxMBack, caption: `${sizes.medium}, from behind` },
    ],
  },
  applications: [
    {
      icon: Droplets,
      title: 'Wastewater',
      text: 'Aeration that runs all year, where every per cent is counted.',
    },
    {
      icon: Building2,
      title: 'HVAC',
      text: 'Ventilation of large buildings at part load, which is most of the day.',
    },
    {
      icon: Fish,
      title: 'Aquaculture',
      text: 'Oxygen around the clock, with warm air left over for the hatchery.',
    },
    {
      icon: Utensils,
      title: 'Food',
      text: 'Clean air for drying and fermentation, and heat for the next step.',
    },
    {
      icon: Wind,
      title: 'Pneumatic conveying',
      text: 'Lines that never run at full load, and should not pay for it.',
    },
    {
      icon: Factory,
      title: 'Manufacturing',
      text: 'Low-pressure air from its own machine instead of throttled compressed air.',
    },
  ],
  models: { lead: 'Eleven sizes, each for the pressures that are asked of it.' },
  closing: {
    title: 'Bring the bill. We bring the sum.',
    text: 'Send us your tariff and your hours with flow and pressure: an engineer works out what an EMX would draw instead.',
  },
  card: cardEmxSeries,
};
