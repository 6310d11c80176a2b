import type { HeroHeadline } from '@brand/ui';
import { Activity, Droplet, Gauge, MonitorCheck } from 'lucide';
import * as claims from './claims.ts';

const inText = claims.inText;
const under = claims.under;
const [leastFlow, mostFlow] = claims.turnDown.value.split('–');

/** Headlines of the hero, one after the other. */
export const headlines: [HeroHeadline, ...HeroHeadline[]] = [
  {
    title: 'Air that carries nothing\u00a0but pressure.',
    text: `High-speed turbo blowers on air-foil bearings. No oil, no gears, no contact, and ${inText(claims.homeSavings)} less energy than the machine they replace.`,
  },
  {
    title: 'One moving part. It touches nothing.',
    text: 'A single shaft rides on its own film of air, so there is no oil to change and nothing that wears while it runs.',
  },
  {
    title: 'As much air as the process asks for.',
    text: `Speed follows demand from ${mostFlow} down to ${leastFlow}% of the flow. What the process does not need is never compressed.`,
  },
];

export const sectors = ['Industrial', 'Commercial', 'Residential'];

/** Figures under the hero. */
export const heroMeasures = [
  { ...claims.homeSavings, label: 'Energy savings' },
  { ...claims.homeNoise, label: 'Noise level' },
  { ...claims.uptime, label: `Uptime across ${inText(claims.clients)} clients` },
  { ...claims.payback, unit: 'yr', label: 'Return on investment' },
];

export const advantages = {
  title: 'Our Advantages',
  lead: 'Four decisions made at the shaft decide what the machine costs you for the rest of its life.',
  items: [
    {
      icon: Gauge,
      title: 'Energy Efficiency',
      text: `${inText(claims.homeSavings)} savings, measured at the meter, with performance verified to ${inText(claims.testAccuracy)}.`,
    },
    {
      icon: Activity,
      title: 'Low Noise',
      text: `${under(claims.homeNoise)}. No gearbox, no pulsation, no room built around the machine.`,
    },
    {
      icon: MonitorCheck,
      title: 'Smart IoT',
      text: `Bearing temperature, pressure and kilowatts, live, over Modbus or ${claims.analogue}.`,
    },
    {
      icon: Droplet,
      title: 'Oil-Free',
      text: 'Nothing to leak, filter or change, and none in the air, from the first hour on.',
    },
  ],
};

export const finder = {
  title: 'Find the machine by the air you need.',
  lead: 'Every model is the rectangle of flow and pressure that it covers. The cross is your duty point: what it stands in can serve it.',
  note: 'Figures of RMX and EMX between the ends of each series are typical values.',
};

export const productLine = {
  title: 'Our Product Line',
  /** Name of the row of products. */
  label: 'Products',
  lead: 'Four machines, one shaft: the motor, the impeller and the bearings are the same engineering throughout.',
};

/** The four products, each with four features and its warranty. */
export const products = [
  {
    id: 'compressor',
    name: 'Air Compressor',
    text: 'Compressed air for instruments, packaging and process, dry of oil by design.',
    features: [
      'Oil-free compression',
      'Speed follows demand',
      'Air-foil bearings',
      'Remote monitoring',
    ],
    highlight: '5 year warranty',
  },
  {
    id: 'vacuum',
    name: 'Vacuum Pump',
    text: 'Central vacuum without seal water, belts or vanes to replace.',
    features: ['No seal water', 'Dry running', 'Level set by speed', 'Heat that can be recovered'],
    highlight: '3 year warranty',
  },
  {
    id: 'blower',
    name: 'Blower',
    text: 'Low-pressure air for aeration, conveying and combustion, around the clock.',
    features: [
      `${inText(claims.turnDown)} operating range`,
      `${inText(claims.startStopCycles)} on/off cycles`,
      'Direct drive',
      'Touch-screen control',
    ],
    highlight: '2 year warranty',
  },
  {
    id: 'chiller',
    name: 'Chiller',
    text: 'Cooling on the same high-speed shaft, with no oil in the refrigerant.',
    features: [
      'Oil-free circuit',
      'Part-load operation',
      'Quiet enough for plant rooms',
      'Building control ready',
    ],
    highlight: '4 year warranty',
  },
] as const;

export const technology = {
  title: 'Advanced Technology',
  lead: 'At speed the shaft lifts off its foil and floats. From there on, metal meets nothing but air.',
  points: [
    {
      title: 'Air-foil bearings',
      text: `Rated for ${inText(claims.startStopCycles)} on/off cycles. The film is the air itself, so there is no lubricant to care for.`,
    },
    {
      title: 'Permanent-magnet motor',
      text: `${claims.motorClass} class, up to ${inText(claims.motorEfficiency)} efficient, on the same shaft as the impeller. No gearbox in between.`,
    },
    {
      title: 'Speed as the only control',
      text: `Held to ${inText(claims.speedControl)} by the inverter across ${inText(claims.turnDown)} of the operating range.`,
    },
  ],
  caption: 'Air-foil bearing, section. The shaft rides on a film of air.',
};

export const industries = {
  title: 'Industry Applications',
  lead: 'The same air does different work. Four sectors, and what they ask of it.',
  items: [
    {
      title: 'Manufacturing',
      text: `Conveying, drying and packaging lines that run three shifts, where a ${inText(claims.costReduction)} cost reduction is a line in the budget.`,
    },
    {
      title: 'Healthcare',
      text: 'Air and vacuum for clinics and laboratories, with no oil that could reach a patient or a sample.',
    },
    {
      title: 'Finance',
      text: `Cooling for the data halls behind 100,000+ transactions, at ${inText(claims.uptime)} uptime.`,
    },
    {
      title: 'Retail',
      text: 'Heating, cooling and ventilation of large floors, with 80% less resource use.',
    },
  ],
};

export const performance = {
  title: 'Performance Metrics',
  lead: 'What our clients measure, and how they rate it.',
  measures: [
    { ...claims.clients, label: 'Clients' },
    { ...claims.costReduction, label: 'Cost reduction' },
    { value: '10×', label: 'Performance' },
    { value: '4.9', unit: '/ 5', label: 'Rating from 120+ reviews' },
  ],
};

export const contact = {
  title: `Tell us your flow and pressure. We answer within ${inText(claims.promisedResponse)}.`,
  text: 'An application engineer sizes the machine, works out its energy against yours, and says so when yours is the better one.',
};
