import { Droplets, Factory, Fish, FlaskConical, Utensils, Wind } from 'lucide';
import { cabinetSizes, frameSeries } from './frames.ts';
import { bearing, controller, impeller, motor } from './machineParts.ts';
import {
  cardRmxSeries,
  rmxHero,
  rmxLFront,
  rmxMBack,
  rmxMFront,
  rmxSFront,
} from './media.generated.ts';
import type { Series } from './series.ts';

const sizes = cabinetSizes('RMX');

export const rmx: Series = {
  ...frameSeries('RMX'),
  path: '/rmx-series',
  hero: {
    title: 'RMX. Sized to the duty.',
    text: 'Twenty-one machines in four pressure bands, with the controls on the narrow face, so that they stand in a row.',
    media: rmxHero,
  },
  core: {
    lead: 'Two things turn electricity into speed and hold it there. Neither has a gear or a drop of oil.',
    parts: [bearing, motor],
  },
  features: {
    lead: 'One part makes the pressure, the other tells you what it costs.',
    parts: [impeller, controller],
  },
  images: {
    title: 'Narrow face to the front',
    lead: 'Screen and filter door on one side, discharge on the other: the machine next to it may stand close.',
    items: [
      { image: rmxSFront, caption: sizes.small },
      { image: rmxMFront, caption: sizes.medium },
      { image: rmxLFront, caption: sizes.large },
      { image: rmxMBack, caption: `${sizes.medium}, from behind` },
    ],
  },
  applications: [
    {
      icon: Droplets,
      title: 'Wastewater',
      text: 'Fine-bubble aeration, one machine to a basin, each at its own speed.',
    },
    {
      icon: Fish,
      title: 'Aquaculture',
      text: 'Oxygen for ponds and tanks, with nothing in the air that fish could taste.',
    },
    {
      icon: Utensils,
      title: 'Food',
      text: 'Air that touches the product: drying, cooling, fermenting.',
    },
    {
      icon: FlaskConical,
      title: 'Chemical',
      text: 'Agitation, oxidation and stripping at a steady pressure.',
    },
    {
      icon: Wind,
      title: 'Pneumatic conveying',
      text: 'Powder and granulate in dilute phase, at the speed that the line needs.',
    },
    {
      icon: Factory,
      title: 'Manufacturing',
      text: 'Air knives, cleaning and packaging, with the shift and without it.',
    },
  ],
  models: { lead: 'Eleven sizes, each for the pressures that are asked of it.' },
  closing: {
    title: 'Twenty-one machines. We find yours.',
    text: 'Send us flow and pressure: an engineer answers with the model, its power at your duty point, and what it saves.',
  },
  card: cardRmxSeries,
};
