import { Droplets, Factory, FlaskConical, Utensils, Wind, Zap } from 'lucide';
import * as claims from './claims.ts';
import { approvals, gasLimits, maxMaterials } from './environment.ts';
import { bearing, controller, cooling, impeller } from './machineParts.ts';
import {
  cardMaxSeries,
  max50Front,
  max75Front,
  max100Front,
  max125Front,
  maxHero,
} from './media.generated.ts';
import { type Series, span } from './series.ts';

const inText = claims.inText;
const flow = span('MAX', (model) => model.flow);

export const max: Series = {
  name: 'MAX',
  title: 'MAX Series',
  path: '/max-series',
  defaultModel: 'MAX50',
  description: `Oil-free turbo blowers from ${flow} m³/min and ${span('MAX', (model) => model.power)} kW: ${inText(claims.seriesSavings.MAX)} energy savings, payback in ${inText(claims.payback)}.`,
  hero: {
    title: 'MAX. Air in bulk.',
    text: 'Four machines for the plants that need the most of it. One shaft each, direct drive, no oil.',
    media: maxHero,
  },
  measures: [
    { value: flow, unit: 'm³/min', label: 'Flow rate' },
    { ...claims.seriesSavings.MAX, label: 'Energy savings' },
    { ...claims.noise, label: 'Noise level' },
    { ...claims.payback, label: 'Payback' },
  ],
  core: {
    lead: 'A large machine is stopped by what wears and by what overheats. Both are met by air.',
    parts: [bearing, cooling],
  },
  features: {
    lead: 'One part makes the pressure, the other tells you what it costs.',
    parts: [impeller, controller],
  },
  images: {
    title: 'Four machines',
    lead: 'Inlets on the roof, a flanged discharge at the side, the control bay beside the doors.',
    items: [
      { image: max50Front, caption: 'MAX50' },
      { image: max75Front, caption: 'MAX75' },
      { image: max100Front, caption: 'MAX100' },
      { image: max125Front, caption: 'MAX125' },
    ],
  },
  applications: [
    {
      icon: Droplets,
      title: 'Wastewater',
      text: 'Aeration of large basins, led by dissolved oxygen, through the night load too.',
    },
    {
      icon: Zap,
      title: 'Power plants',
      text: 'Oxidation air for flue gas, and air that follows the load of the boiler.',
    },
    {
      icon: FlaskConical,
      title: 'Chemical',
      text: 'Process air without a trace of oil, over flanges to standard.',
    },
    {
      icon: Wind,
      title: 'Pneumatic conveying',
      text: 'Cement, ash and grain, over long lines and in large quantities.',
    },
    {
      icon: Utensils,
      title: 'Food',
      text: 'Fermentation and drying, where air is an ingredient.',
    },
    {
      icon: Factory,
      title: 'Manufacturing',
      text: 'Central air for halls that used to hold a dozen machines.',
    },
  ],
  performance: {
    lead: 'What the machine does over its whole range, not at its best point alone.',
    measures: [
      { value: span('MAX', (model) => model.efficiency), unit: '%', label: 'Efficiency by model' },
      { ...claims.turnDown, label: 'Turn-down' },
      { ...claims.startStopCycles, label: 'Start/stop cycles' },
      { ...claims.motorEfficiency, label: 'Motor efficiency, at best' },
    ],
  },
  specifications: {
    lead: 'Choose a model to mark it here, in the comparison, and in the address of this page.',
  },
  sheets: [gasLimits, maxMaterials, approvals],
  models: { lead: 'From one basin to a city: the same shaft, in four sizes.' },
  closing: {
    title: 'Four machines. One of them is yours.',
    text: 'Send us flow and pressure: an engineer answers with the model, its power at your duty point, and its payback.',
  },
  card: cardMaxSeries,
};
