import * as claims from '@brand/catalogue/claims';
import { company, hotlineHref } from '@brand/catalogue/company';
import { products } from '@brand/catalogue/products';
import { otherResponseTimes } from '@brand/catalogue/responseLevels';

export const hero = {
  title: 'A technician answers, day and night.',
  text: 'Technical support, maintenance, parts and contracts for every machine we have built.',
  hotline: `Hotline ${company.hotline}`,
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
  lead: 'You speak to a technician who can, with your consent, read your machine’s data.',
  lineTitle: 'One hotline, around the clock',
  line: 'The technician who answers opens the record of your machine by its serial number: what was set at commissioning, what has changed since, what it has reported.',
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
  actions: [
    { name: `Call ${company.hotline}`, href: hotlineHref },
    { name: 'Look up the message on the screen', href: '/troubleshooting#messages' },
  ],
  tableCaption: 'Response times by severity',
} as const;

/** Below the table of response times. */
export const responsesNote =
  'Times by severity are the time to our first answer. Averages and usual ranges apply to every customer, and are not guaranteed. Premium adds a contractual limit for emergencies, Platinum one for a technician on site. Before you sign, ask us to confirm in writing whether the Premium limit is the time to an answer or to arrival on site.';

/** In the same table. */
export const otherTimes = { label: 'Other times', items: otherResponseTimes };

export const maintenance = {
  title: 'Preventive Maintenance',
  lead: `Motor and impeller share one shaft that needs no oil, so upkeep is mainly filters. Each visit repeats the commissioning measurements and catches drift early. Book visits at least ${claims.inText(claims.maintenanceNotice)} ahead.`,
  points: [
    {
      title: 'Intake filters',
      text: 'Changed on pressure drop, not by the calendar.',
    },
    { title: 'Cooling path', text: 'Cleaned, and its temperatures compared with day one.' },
    { title: 'Electrical connections', text: 'Tightened, and checked under load.' },
    { title: 'Valves and sensors', text: 'Tested and calibrated, then signed off.' },
    {
      title: 'Performance',
      text: `Flow, pressure and power at your duty point, side by side with the last visit, so that lost savings show early. For our machines in general: ${claims.inText(claims.energySavings)} energy savings; the figures of each series are lower.`,
    },
  ],
  caption: 'Inlet filter with its hood off: the gauge below it shows when to change the element.',
} as const;

export const parts = {
  title: 'Parts & Consumables',
  lead: 'Few parts wear. Those that do are listed by the serial number of your machine.',
  items: [
    {
      title: 'Intake filters',
      text: 'The main consumable of a turbo blower, as single elements or as a set for the year.',
    },
    {
      title: 'Sensors and valves',
      text: 'Pressure, temperature, check and blow-off, calibrated before they ship.',
    },
    {
      title: 'Cooling',
      text: 'Fans and filters for the inverter, to keep its electronics cool.',
    },
    {
      title: 'Core and inverter',
      text: 'Large parts, tested as a unit, for when an exchange is faster than a repair.',
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

const years = products.map(
  ({ title, highlight }) => `${title} ${highlight.replace(' year warranty', ' years')}`,
);

/** Years of warranty by product, and what plans add. */
export const warranty = {
  title: 'Warranty',
  text: `${years.join(', ')}. Basic Support adds one year, Premium two, Platinum the lifetime of the machine.`,
};

export const contracts = {
  title: 'Support Contracts',
  lead: 'The same three plans for a new machine and for one that has run for years.',
  benefitsTitle: 'Contract benefits',
  benefits: [
    {
      title: 'Predictable cost',
      text: 'One sum a year instead of invoices nobody planned for.',
    },
    {
      title: 'Agreed response time',
      text: 'A response time set by contract, not by how busy we are.',
    },
    {
      title: 'Documented condition',
      text: 'Scheduled inspections, so the condition of each machine is never a guess.',
    },
    warranty,
  ],
  custom: {
    title: 'Custom contracts',
    text: 'Several sites, machines of different ages, a shutdown of two days a year: tell us what your plant needs, and we will write the contract around it.',
    action: 'Talk about a contract',
  },
} as const;

export const faq = {
  title: 'Frequently asked questions',
  lead: 'Questions that operators ask most.',
};

export const closing = {
  title: 'Is a machine down?',
  text: `Call: someone answers ${claims.inText(claims.availability)}. If it can wait until tomorrow, write.`,
};
