import type { CaseStudy } from '@brand/catalogue/caseStudies';

export const words = {
  sector: 'Sector',
  machine: 'Machine',
  saving: 'Energy savings at this site',
  note: 'Energy use before = 100%. For kilowatt-hours, send us your own flow, pressure and hours: we work them out for your plant.',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
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
    challenge: 'A machine on the plant floor, heard and felt above and below.',
    solution: 'A machine without a gearbox, its speed set by the building control system.',
  },
};

/** Follows the caption of the first figure. */
export const principle = 'Both figures are sketches, not measurements.';

export const closing = {
  title: 'Planning something similar?',
  text: 'Enter your flow and pressure to find a model. RMX and EMX work in these site conditions:',
  find: 'Find a model',
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
