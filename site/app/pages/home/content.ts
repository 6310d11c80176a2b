import * as claims from '@brand/catalogue/claims';
import { noiseSpan, spanMeasure } from '@brand/catalogue/modelFigures';
import { type Model, modelsOf } from '@brand/catalogue/models';
import { sectorFinance, sectorHealthcare, sectorManufacturing, sectorRetail } from '@brand/media';
import type { HeroHeadline } from '@brand/ui';

const inText = claims.inText;
const under = claims.under;

/** Rotating headlines of the hero. */
export const headlines: [HeroHeadline, ...HeroHeadline[]] = [
  {
    title: `Oil-free air for ${inText(claims.homeSavings)} less\u00a0energy.`,
    text: 'Turbo blowers for aeration, conveying and process air, on bearings that need no oil.',
  },
  {
    title: 'One shaft on air. No oil, no\u00a0gears.',
    text: 'The shaft rides on its own film of air.',
  },
  {
    title: 'As much air as the process asks for.',
    text: 'Speed follows demand, so you pay only for the air you use.',
  },
];

/** The fastest of our blowers, and the slowest of its series. */
const [fastest, slowest] = [modelsOf('RMX')[0], modelsOf('RMX').at(-1)];
const speedOf = (model: Model | undefined) => model?.speed ?? 0;
const printed = (speed: number) => speed.toLocaleString('en');

/** Speed of the smallest machine in tenths, which the splash and the wheel count to. */
const counts = Array.from({ length: 11 }, (_, tenth) => printed((speedOf(fastest) * tenth) / 10));

/** RMX and EMX have the same speeds. */
const sizeOf = (model: Model | undefined) => `RMX${model?.size} and EMX${model?.size}`;

export const opening = { texts: counts, unit: 'rpm' };

export const sectors = ['Industrial', 'Commercial', 'Residential'];

/** Figures below the hero. */
export const heroActions = [
  { name: 'Explore Products', href: '#products' },
  { name: 'Contact Us', href: '#contact' },
];

export const heroMeasures = [
  { ...claims.homeSavings, label: 'Energy savings' },
  { value: 'Oil-free', label: 'Air-foil bearings' },
  { ...claims.uptime, label: 'Uptime of the product line' },
  { ...claims.payback, label: 'Return on investment, from energy savings' },
];

/** In the order of the parts in the picture. */
export const advantages = {
  title: 'Our Advantages',
  lead: 'Four design choices that you notice over the life of the machine.',
  items: [
    {
      value: 'No oil',
      label: 'Oil-free',
      text: 'Nothing to leak, filter or change, and none added to the air.',
    },
    {
      ...spanMeasure('RMX', 'noise'),
      label: 'Low noise',
      text: `RMX and EMX. MAX: ${noiseSpan('MAX')}.`,
    },
    {
      ...claims.homeSavings,
      label: 'Energy efficiency',
      text: `Less energy, for the product line. Performance is verified to ${inText(claims.testAccuracy)}.`,
    },
    {
      value: 'Live',
      label: 'Smart IoT',
      text: `Bearing temperature, pressure and kilowatts over Modbus or ${claims.analogue}.`,
    },
  ],
  note: `${under(claims.homeNoise)} for the product line is stated without a distance: plan with the levels by series. Savings by series: MAX ${inText(claims.seriesSavings.MAX)}, RMX ${inText(claims.seriesSavings.RMX)}, EMX ${inText(claims.seriesSavings.EMX)}; yours depend on the machine you have.`,
};

export const technology = {
  title: 'Advanced Technology',
  lead: `Up to ${printed(speedOf(fastest))} rpm on a film of air.`,
  counts,
  items: [
    {
      value: '0',
      scope: 'At rest, the shaft lies on its foil. The gap is drawn larger than it\u00a0is.',
      title: 'Air-foil bearings',
      text: `At speed the shaft lifts off and touches nothing but air, so there is no lubricant to look after. Rated for ${inText(claims.startStopCycles)} on/off cycles.`,
    },
    {
      value: printed(speedOf(slowest)),
      scope: sizeOf(slowest),
      title: 'Permanent-magnet motor',
      text: `${claims.motorClass} class, up to ${inText(claims.motorEfficiency)} efficient, on the same shaft as the impeller. No gearbox in between.`,
    },
    {
      value: printed(speedOf(fastest)),
      scope: sizeOf(fastest),
      title: 'Speed as the only control',
      text: `Held to ${inText(claims.speedControl)} by the inverter across the ${inText(claims.turnDown)} operating range.`,
    },
  ] as const,
  caption: 'Air-foil bearing, end-on.',
};

export const industries = {
  title: 'Industry Applications',
  lead: 'At work in four sectors.',
  note: 'Figures are for the whole product line. Plan with the datasheet of your model.',
  items: [
    {
      title: 'Manufacturing',
      still: sectorManufacturing,
      text: `Conveying, drying and packaging, shift after shift. ${inText(claims.costReduction)} cost reduction.`,
    },
    {
      title: 'Healthcare',
      still: sectorHealthcare,
      text: 'Air and vacuum for clinics and laboratories, with no oil in the machine.',
    },
    {
      title: 'Finance',
      still: sectorFinance,
      text: 'Cooling for data halls, around the clock. Capacity for 100,000+ transactions. To size a chiller, send us the cooling load.',
    },
    {
      title: 'Retail',
      still: sectorRetail,
      text: 'Oil-free cooling for large sales floors. 80% less resource use.',
    },
  ],
};

export const performance = {
  title: 'Performance Metrics',
  lead: 'Four figures for the whole product line.',
  note: 'Their basis is available on request. Your own figures come with the quote.',
  measures: [
    { ...claims.clients, label: 'Clients' },
    { ...claims.costReduction, label: 'Cost reduction' },
    { value: '10×', label: 'Performance claim' },
    { value: '4.9', unit: '/ 5', label: `Rating from ${inText(claims.reviews)} reviews` },
  ],
};

export const contact = {
  title: `Tell us your flow and pressure. We answer within ${inText(claims.promisedResponse)}.`,
  text: 'An application engineer sizes the machine, compares its energy use with yours, and says so if yours is the better one.',
  actions: [
    { name: 'Get a Free Consultation', href: '/contact' },
    { name: 'Schedule Live Demo', href: '/demo' },
  ],
};
