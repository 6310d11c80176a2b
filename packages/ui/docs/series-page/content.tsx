import { Droplets, Factory, FlaskConical } from 'lucide';
import { bearing, impeller } from '../../test/pictures.ts';

export { heroImpeller as heroImage } from '../../test/pictures.ts';
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
    text: 'Aeration of large basins, controlled by dissolved oxygen, through the night load too.',
  },
  {
    icon: FlaskConical,
    title: 'Chemical',
    text: 'Process air without a trace of oil, through standard flanges.',
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
    text: 'Between start and stop the shaft rides on air, without oil and without contact.',
    image: bearing,
  },
  {
    title: 'Impeller',
    text: 'Milled from one piece, it turns with the motor on one shaft.',
    image: impeller,
  },
];

export const sheets = [
  {
    label: 'Operating conditions',
    items: [
      { name: 'Ambient temperature', values: ['-10 to 40 °C'] },
      { name: 'Atmospheric pressure', values: ['90–110 kPa'] },
      { name: 'Humidity', values: ['At most 95%, non-condensing'] },
      { name: 'Altitude', values: ['At most 1,500 m'] },
    ],
  },
  {
    label: 'Materials and standards',
    columns: [{ label: 'Specification', align: 'start' as const }],
    items: [
      { name: 'Impeller', values: ['Al7075-T6'] },
      { name: 'Motor insulation', values: ['Class H'] },
      { name: 'Enclosure', values: ['IP51'] },
      { name: 'Flange', values: ['ANSI class 150, DIN 2576'] },
    ],
    labels: { name: 'Part' },
  },
];
