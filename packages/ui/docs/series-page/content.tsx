import { Droplets, Factory, FlaskConical } from 'lucide';
import { bearing, impeller } from '../../test/pictures.ts';
import { properties } from '../../test/specifications.ts';

export { navigation } from '../../test/navigation.ts';
export { blowerFront as modelImage, heroImpeller as heroImage } from '../../test/pictures.ts';
export { maxModels as models, properties } from '../../test/specifications.ts';

export const hero = {
  title: 'MAX. Air in bulk.',
  text: 'Four machines for the plants that need the most of it. One shaft each, direct drive, no oil.',
};

export const measures = [
  { value: '40–150', unit: 'm³/min', label: 'Flow rate' },
  { value: '250–900', unit: 'kW', label: 'Power' },
  { value: '72–80', unit: 'dB(A)', label: 'Noise level' },
  { value: '78–84', unit: '%', label: 'Efficiency by model' },
];

export const applications = [
  {
    icon: Droplets,
    title: 'Wastewater',
    text: 'Aeration of large basins, led by dissolved oxygen, through the night load too.',
  },
  {
    icon: FlaskConical,
    title: 'Chemical',
    text: 'Process air without a trace of oil, over flanges to standard.',
  },
  {
    icon: Factory,
    title: 'Manufacturing',
    text: 'Central air for halls that used to hold a dozen machines.',
  },
];

export const parts = [
  {
    title: 'Air-foil bearing',
    description: 'Between start and stop the shaft rides on air, without oil and without contact.',
    image: bearing,
  },
  {
    title: 'Impeller',
    description: 'Milled from one piece, it turns with the motor on one shaft.',
    image: impeller,
  },
];

/** Of those of the datasheet, what a card has room for. */
export const cardProperties = properties.filter(({ key }) =>
  ['flow', 'pressure', 'power'].includes(key),
);

export const sheets = [
  {
    label: 'Operating conditions',
    rows: [
      { name: 'Ambient temperature', values: ['-10 to 40 °C'] },
      { name: 'Atmospheric pressure', values: ['90–110 kPa'] },
      { name: 'Humidity', values: ['At most 95%, non-condensing'] },
      { name: 'Altitude', values: ['At most 1,500 m'] },
    ],
  },
  {
    label: 'Materials and standards',
    columns: [{ label: 'Specification', align: 'start' as const }],
    rows: [
      { name: 'Impeller', values: ['Al7075-T6'] },
      { name: 'Motor insulation', values: ['Class H'] },
      { name: 'Enclosure', values: ['IP51'] },
      { name: 'Flange', values: ['ANSI class 150, DIN 2576'] },
    ],
    labels: { name: 'Part' },
  },
];

export const footer = {
  columns: [
    {
      heading: 'Products',
      links: [
        { name: 'MAX series', href: '/max-series' },
        { name: 'RMX series', href: '/rmx-series' },
        { name: 'EMX series', href: '/emx-series' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { name: 'About', href: '/about' },
        { name: 'Services', href: '/services' },
        { name: 'Contact', href: '/contact' },
      ],
    },
  ],
  statements: ['ISO 9001:2015 Certified'],
};
