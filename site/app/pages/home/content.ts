import * as claims from '@brand/catalogue/claims';
import { modelsOf } from '@brand/catalogue/models';
import type { HeroHeadline } from '@brand/ui';
import { Activity, Droplet, Gauge, MonitorCheck } from 'lucide';

const inText = claims.inText;
const under = claims.under;
const [leastFlow, mostFlow] = claims.turnDown.value.split('–');

/** Rotating headlines of the hero. */
export const headlines: [HeroHeadline, ...HeroHeadline[]] = [
  {
    title: 'Air that carries nothing\u00a0but pressure.',
    text: `High-speed turbo blowers on air-foil bearings. No oil, no gears, no contact, and ${inText(claims.homeSavings)} less energy than the machine they replace.`,
  },
  {
    title: 'One moving part. It touches nothing.',
    text: 'A single shaft rides on its own film of air, so there is no oil to change and nothing to wear while it runs.',
  },
  {
    title: 'As much air as the process asks for.',
    text: `Speed follows demand from ${mostFlow} down to ${leastFlow}% of the flow. What the process does not need is never compressed.`,
  },
];

const speed = modelsOf('RMX')[0]?.speed ?? 0;

/** Speed of the smallest machine, which its shaft reaches while the splash counts. */
export const opening = {
  texts: Array.from({ length: 11 }, (_, tenth) => ((speed * tenth) / 10).toLocaleString('en')),
  unit: 'rpm',
};

export const sectors = ['Industrial', 'Commercial', 'Residential'];

/** Figures below the hero. */
export const heroActions = [
  { name: 'Explore Products', href: '#products' },
  { name: 'Contact Us', href: '#contact' },
];

export const heroMeasures = [
  { ...claims.homeSavings, label: 'Energy savings' },
  { value: 'Oil-free', label: 'Design on air bearings' },
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
      text: `${under(claims.homeNoise)}, as stated for the product line; each model states its own level. No gearbox and no pulsation.`,
    },
    {
      icon: MonitorCheck,
      title: 'Smart IoT',
      text: `Bearing temperature, pressure and kilowatts, live, over Modbus or ${claims.analogue}.`,
    },
    {
      icon: Droplet,
      title: 'Oil-Free',
      text: 'No oil to leak, filter or change, and none in the air, from the first hour.',
    },
  ],
};

export const technology = {
  title: 'Advanced Technology',
  lead: 'At speed the shaft lifts off its foil and floats. From then on, it touches nothing but air.',
  points: [
    {
      title: 'Air-foil bearings',
      text: `Rated for ${inText(claims.startStopCycles)} on/off cycles. The film is the air itself, so there is no lubricant to look after.`,
    },
    {
      title: 'Permanent-magnet motor',
      text: `${claims.motorClass} class, up to ${inText(claims.motorEfficiency)} efficient, on the same shaft as the impeller. No gearbox in between.`,
    },
    {
      title: 'Speed as the only control',
      text: `Held to ${inText(claims.speedControl)} by the inverter across the ${inText(claims.turnDown)} operating range.`,
    },
  ],
  caption: 'Air-foil bearing, end-on. The shaft rides on a film of air.',
};

export const industries = {
  title: 'Industry Applications',
  lead: 'The same air, different work. Four sectors, and what they ask of it.',
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
  lead: 'Stated for the product line as a whole. What one machine does at your duty point is in its datasheet.',
  measures: [
    { ...claims.clients, label: 'Clients' },
    { ...claims.costReduction, label: 'Cost reduction' },
    { value: '10×', label: 'Performance of the product line, as stated' },
    { value: '4.9', unit: '/ 5', label: 'Rating from 120+ reviews' },
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
