import type { CaseStudy } from '@brand/catalogue/caseStudies';

export const words = {
  sector: 'Sector',
  location: 'Location',
  machine: 'Machine',
  saving: 'Energy savings, as stated for this site',
  note: 'Energy use before = 100%. For this site the percentage is stated, the kilowatt-hours are not.',
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

/** Follows each caption. */
export const principle = 'Sketch of the principle, not a measurement.';

export const closing = {
  title: 'Planning something similar?',
  text: 'RMX and EMX are stated for the site conditions below. Enter your flow and pressure to find a model.',
  find: 'Find a model',
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
