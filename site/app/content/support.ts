import { Fan, Gauge, PackageCheck, Wind } from 'lucide';
import * as claims from './claims.ts';

export const title = 'After Sales Support';
export const description = `Technical support ${claims.inText(claims.availability)}, preventive maintenance, parts and support contracts for turbo blowers. ${claims.inText(claims.firstCallResolution)} of cases are solved in the first call.`;

export const hero = {
  title: 'Someone picks up. Then it runs again.',
  text: 'Technical support, maintenance, parts and contracts for every machine we have built, wherever it stands.',
};

export const measures = [
  { ...claims.availability, label: 'Technical Support' },
  { ...claims.firstCallResolution, label: 'First Call Resolution' },
  { ...claims.onsiteResponse, label: 'Avg. Onsite Response' },
  { ...claims.network, label: 'Service Network' },
];

export const tabs = [
  { name: 'Technical Support', href: '#support' },
  { name: 'Preventive Maintenance', href: '#maintenance' },
  { name: 'Parts & Consumables', href: '#parts' },
  { name: 'Support Contracts', href: '#contracts' },
] as const;

export const technical = {
  title: 'Technical Support',
  lead: 'You speak to a technician who can see what your machine sees.',
  lineTitle: 'One line, at every hour',
  line: 'Whoever answers opens the record of your machine by its serial number: what was set at commissioning, what was changed since, what it has reported.',
  measures: [
    { ...claims.supportLineResponse, label: 'Average response time' },
    { ...claims.technicians, label: 'Certified technicians' },
  ],
  features: [
    'Diagnosis by telephone and remote access',
    'Alarms explained, with what to check first',
    'Software updates and settings',
    'A technician on site where that is not enough',
  ],
  tableCaption: 'How soon we act, by what has happened',
} as const;

export const maintenance = {
  title: 'Preventive Maintenance',
  lead: `No oil, no belts, no couplings: little is left to look after. Each visit repeats the measurements of commissioning, and finds what has drifted while it is small. Schedule it at least ${claims.inText(claims.maintenanceNotice)} ahead.`,
  points: [
    {
      title: 'Intake filters',
      text: 'Changed by the pressure across them, not by the calendar.',
    },
    { title: 'Cooling path', text: 'Cleaned, and its temperatures compared with the first day.' },
    { title: 'Electrical connections', text: 'Tightened, and checked under load.' },
    { title: 'Valves and sensors', text: 'Tripped and calibrated, then signed for.' },
    {
      title: 'Performance',
      text: 'Flow, pressure and power at your duty point, on one page with the last visit.',
    },
  ],
  caption: 'Air-foil bearing: at speed nothing touches, so there is nothing to lubricate.',
} as const;

export const parts = {
  title: 'Parts & Consumables',
  lead: 'Few parts wear. Those that do are listed by the serial number of your machine.',
  items: [
    {
      icon: Wind,
      title: 'Intake filters',
      text: 'The consumable of a turbo blower, as single elements or as a set for the year.',
    },
    {
      icon: Gauge,
      title: 'Sensors and valves',
      text: 'Pressure, temperature, check and blow-off, calibrated before they leave us.',
    },
    {
      icon: Fan,
      title: 'Cooling',
      text: 'Fans and filters of the inverter, which keep its electronics at their temperature.',
    },
    {
      icon: PackageCheck,
      title: 'Core and inverter',
      text: 'The big parts, tested as a unit, for the day on which exchange is faster than repair.',
    },
  ],
  featuresTitle: 'How parts reach you',
  features: [
    'Genuine parts, found by serial number',
    'A stock list for your own shelves',
    'Priority availability with the Premium plan',
    'Fitted by our technicians, or by yours with our guidance',
  ],
} as const;

export const contracts = {
  title: 'Support Contracts',
  lead: 'The same three plans for a new machine and for one that has run for years.',
  benefitsTitle: 'What a contract changes',
  benefits: [
    {
      title: 'Known cost',
      text: 'One sum a year instead of invoices that nobody has planned for.',
    },
    {
      title: 'Known time',
      text: 'A response time that is yours by contract, not by how busy we are.',
    },
    {
      title: 'Known condition',
      text: 'Inspections by schedule, so that the state of each machine is never a guess.',
    },
    {
      title: 'A longer warranty',
      text: 'Each plan extends it, from one year to the lifetime of the machine.',
    },
  ],
  custom: {
    title: 'Custom contracts',
    text: 'Several sites, machines of several ages, a shutdown that leaves two days in a year: tell us what your plant needs, and we write the contract around it.',
    action: 'Talk about a contract',
  },
} as const;

export const faq = {
  title: 'Questions while it runs',
  lead: 'What operators ask us most.',
};

export const closing = {
  title: 'Is a machine standing still?',
  text: `Call: someone answers ${claims.inText(claims.availability)}. If it can wait until tomorrow, write.`,
};
