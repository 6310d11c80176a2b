import type { SeriesName } from './models.ts';

/** A file that is generated at build from the same data as the pages. */
export interface Download {
  /** Address of the file. */
  href: string;
  title: string;
  text: string;
  /** Series whose models it lists. */
  series: readonly SeriesName[];
}

export const catalogue: Download = {
  href: '/downloads/product-catalogue.pdf',
  title: 'Product Catalogue',
  text: 'All 46 models of MAX, RMX and EMX with every figure, and the offices that sell and serve them.',
  series: ['MAX', 'RMX', 'EMX'],
};

export const datasheets: readonly Download[] = [
  {
    href: '/downloads/max-series-datasheet.pdf',
    title: 'MAX Series Datasheet',
    text: 'Four models for large plants, from 40 to 150 m³/min.',
    series: ['MAX'],
  },
  {
    href: '/downloads/rmx-series-datasheet.pdf',
    title: 'RMX Series Datasheet',
    text: '21 models from 10 to 135 m³/min, at 0.2 to 0.8 bar.',
    series: ['RMX'],
  },
  {
    href: '/downloads/emx-series-datasheet.pdf',
    title: 'EMX Series Datasheet',
    text: '21 models from 10 to 135 m³/min, at 0.2 to 0.8 bar.',
    series: ['EMX'],
  },
];

/** Everything beyond the machines. */
export const serviceBrochure: Download = {
  href: '/downloads/service-brochure.pdf',
  title: 'Service Brochure',
  text: 'Commissioning, installation, training, the three support plans, and how soon we act.',
  series: [],
};

/** Catalogue, datasheets and brochure in one archive. */
export const catalogueArchive = '/downloads/product-catalogue.zip';

/** What a datasheet says of its series beside the figures of the models. */
export const seriesFacts: Record<SeriesName, { title: string; text: string; claims: string[] }> = {
  MAX: {
    title: 'MAX Series',
    text: 'Oil-free turbo blowers for large plants. One shaft on air-foil bearings, direct drive, speed as the only control.',
    claims: [
      '20–40% energy savings',
      '2–3 year payback',
      'Below 85 dB',
      '100,000+ on/off cycles',
      '40–100% turn-down',
      'Oil-free',
    ],
  },
  RMX: {
    title: 'RMX Series',
    text: 'Oil-free turbo blowers in 21 models. A fine ladder of sizes and pressure bands, so that the machine fits the process.',
    claims: [
      '20–30% energy savings',
      '65–75 dB(A)',
      '15+ years bearing life',
      'IP51 enclosure',
      'Ambient −10 to 40 °C',
      'Altitude up to 1,500 m',
    ],
  },
  EMX: {
    title: 'EMX Series',
    text: 'Oil-free turbo blowers in 21 models, made for the lowest energy over the year.',
    claims: [
      '25–35% energy savings',
      '65–75 dB(A)',
      '15+ years bearing life',
      'IP51 enclosure',
      'Ambient −10 to 40 °C',
      'Altitude up to 1,500 m',
    ],
  },
};
