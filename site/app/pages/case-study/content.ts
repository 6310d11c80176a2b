import type { CaseStudy } from '@brand/catalogue/caseStudies';

export const words = {
  sector: 'Sector',
  machine: 'Machine',
  /** The machines of a study. */
  machineOf: ({ machine, segment }: Pick<CaseStudy, 'machine' | 'segment'>) =>
    isCooling({ segment }) ? `${machine}; type, size and number on request` : machine,
  /** Below the results: figures of the site that are not published. */
  unpublished:
    'This study shows the approach. Models, kilowatt-hours, year and a contact at the site are available on request.',
  saving: 'Energy savings at this site',
  note: 'Energy use before = 100%.',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  others: 'Other sites',
  read: 'Read the case study',
};

/** What each result rests on, in the order of the results: the first is the saving. */
const measured = 'Energy use before and after';
const measuredIn = (part: string, whole = 'the whole plant') =>
  `${measured}; scope (${part} or ${whole}) on request.`;
export const bases: Record<CaseStudy['slug'], readonly string[]> = {
  'automotive-plant': [
    measuredIn('the blower room'),
    'A result of speed control, not a measurement at this site.',
    'The machines have no oil.',
  ],
  'municipal-wastewater': [
    measuredIn('the blowers'),
    'The aim of the control, not a measurement at this site.',
    'The machines have neither oil nor gears.',
  ],
  'commercial-high-rise': [
    measuredIn('the machines', 'the whole tower'),
    'A result of the design, not a measurement at this site.',
    'The machines have no oil.',
  ],
};

/** What the drawings of the challenge and the solution show. */
export const captions: Record<CaseStudy['slug'], Record<'challenge' | 'solution', string>> = {
  'automotive-plant': {
    challenge: 'At fixed speed, air that the lines do not use is blown off.',
    solution: 'With speed control, supply follows use.',
  },
  'municipal-wastewater': {
    challenge: 'A constant rate meets the peak, and exceeds the need for the rest of the day.',
    solution: 'Supply follows use, and dissolved oxygen stays at its set point.',
  },
  'commercial-high-rise': {
    challenge:
      'Sound and vibration of a machine on a plant floor reach the floors above and below.',
    solution:
      'A machine without a gearbox has one source of sound and vibration fewer. The building control system sets its speed.',
  },
};

/** Follows the caption of the first figure. */
export const principle = 'Both figures are sketches, not measurements.';

/** Whether the machines cool a building, for which a blower is the wrong product. */
export const isCooling = ({ segment }: Pick<CaseStudy, 'segment'>) =>
  segment === 'commercial-buildings';

export const closing = {
  title: 'Planning something similar?',
  text: 'Send us flow, pressure, hours and tariff: we work out what a machine would save, and where it would not. To find a blower yourself, enter flow and pressure. RMX and EMX are rated for these site conditions:',
  find: { name: 'Find a model', href: '/products/selector' },
  cooling: {
    text: 'Send us your cooling load, the temperatures and how the heat is rejected, or flow and pressure for air: we work out what a machine would save.',
    find: { name: 'Chiller', href: '/products/chiller' },
  },
  ask: { name: 'Contact Application Engineer', href: '/contact#contact-form' },
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
