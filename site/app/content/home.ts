import type { HeroHeadline } from '@brand/ui';
import { Activity, Droplet, Gauge, MonitorCheck } from 'lucide-react';

/** Headlines of the hero, one after the other. */
export const headlines: [HeroHeadline, ...HeroHeadline[]] = [
  {
    title: 'Air that carries nothing but pressure.',
    text: 'High-speed turbo blowers on air-foil bearings. No oil, no gears, no contact, and 30–40% less energy than the machine they replace.',
  },
  {
    title: 'One moving part. It touches nothing.',
    text: 'A single shaft rides on its own film of air, so there is no oil to change and nothing that wears while it runs.',
  },
  {
    title: 'As much air as the process asks for.',
    text: 'Speed follows demand from 100 down to 40% of the flow. What the process does not need is never compressed.',
  },
];

export const sectors = ['Industrial', 'Commercial', 'Residential'];

/** Figures under the hero. */
export const heroMeasures = [
  { value: '30–40', unit: '%', label: 'Energy savings' },
  { value: '< 45', unit: 'dB', label: 'Noise level' },
  { value: '99.9', unit: '%', label: 'Uptime across 500+ clients' },
  { value: '2–3', unit: 'yr', label: 'Return on investment' },
];

export const advantages = {
  title: 'Our Advantages',
  lead: 'Four decisions made at the shaft decide what the machine costs you for the rest of its life.',
  items: [
    {
      icon: Gauge,
      title: 'Energy Efficiency',
      text: '30–40% savings, measured at the meter, with performance verified to ±1%.',
    },
    {
      icon: Activity,
      title: 'Low Noise',
      text: 'Under 45 dB. No gearbox, no pulsation, no room built around the machine.',
    },
    {
      icon: MonitorCheck,
      title: 'Smart IoT',
      text: 'Bearing temperature, pressure and kilowatts, live, over Modbus or 4–20 mA.',
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
  lead: 'Every model is the rectangle of flow and pressure that it covers. Move the cross to your duty point.',
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
      '40–100% operating range',
      '100,000+ on/off cycles',
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
      text: 'Rated for 100,000+ on/off cycles. The film is the air itself, so there is no lubricant to care for.',
    },
    {
      title: 'Permanent-magnet motor',
      text: 'IE5 class, up to 96% efficient, on the same shaft as the impeller. No gearbox in between.',
    },
    {
      title: 'Speed as the only control',
      text: 'Held to ±0.1% by the inverter across 40–100% of the operating range.',
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
      text: 'Conveying, drying and packaging lines that run three shifts, where a 40% cost reduction is a line in the budget.',
    },
    {
      title: 'Healthcare',
      text: 'Air and vacuum for clinics and laboratories, with no oil that could reach a patient or a sample.',
    },
    {
      title: 'Finance',
      text: 'Cooling for the data halls behind 100,000+ transactions, at 99.9% uptime.',
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
    { value: '500+', label: 'Clients' },
    { value: '40', unit: '%', label: 'Cost reduction' },
    { value: '10×', label: 'Performance' },
    { value: '4.9', unit: '/ 5', label: 'Rating from 120+ reviews' },
  ],
};

export const contact = {
  title: 'Tell us your flow and pressure. We answer within 24 hours.',
  text: 'An application engineer sizes the machine, works out its energy against yours, and says so when yours is the better one.',
};
