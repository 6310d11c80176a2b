import type { CaseStudy } from '@brand/catalogue/caseStudies';

export const words = {
  sector: 'Sector',
  machine: 'Machine',
  /** Follows the machines. */
  unstated: (study: Pick<CaseStudy, 'segment'>) =>
    isCooling(study) ? 'Type, size and number are not stated' : 'Models and number are not stated',
  saving: 'Energy savings at this site',
  note: ({ segment }: Pick<CaseStudy, 'segment'>) =>
    `Energy use before = 100%. Only the percentage is stated for this site${isCooling({ segment }) ? ', not whether it is that of the machines or of the whole tower' : ''}: ask for the year, the machines before and after, and a contact at the site.`,
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  /** The basis of each result. The first result is the saving. */
  measured: 'Energy use before and after.',
  design: 'By the design of the machines.',
  others: 'Other sites',
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
      'Without a gearbox, less sound and vibration leave the machine. The building control system sets its speed.',
  },
};

/** Follows the caption of the first figure. */
export const principle = 'Both figures are sketches, not measurements.';

/** Whether the machines cool a building, for which a blower is the wrong product. */
export const isCooling = ({ segment }: Pick<CaseStudy, 'segment'>) =>
  segment === 'commercial-buildings';

export const closing = {
  title: 'Planning something similar?',
  text: 'Enter the flow and pressure of your process to find a blower. RMX and EMX work in these site conditions:',
  find: { name: 'Find a model', href: '/products/selector' },
  cooling: {
    text: 'Send us the cooling load, the temperatures, and how the heat is rejected.',
    find: { name: 'Chiller', href: '/products/chiller' },
  },
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
