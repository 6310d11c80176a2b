import type { CaseStudy } from '@brand/catalogue/caseStudies';

export const words = {
  sector: 'Sector',
  machine: 'Machine',
  saving: 'Energy savings at this site',
  note: 'Energy use before = 100%. Only the percentage is stated for this site. Send us flow, pressure and hours, and we work out the kilowatt-hours for yours.',
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
    challenge:
      'Sound and vibration of a machine on a plant floor reach the floors above and below.',
    solution:
      'Without a gearbox, less sound and vibration leave the machine. The building control system sets its speed.',
  },
};

/** Follows the caption of the first figure. */
export const principle = 'Both figures are sketches, not measurements.';

export const closing = {
  title: 'Planning something similar?',
  text: 'Enter the flow and pressure of your process to find a blower. RMX and EMX work in these site conditions:',
  find: 'Find a model',
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
