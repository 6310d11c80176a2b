export { models } from '../../test/models.ts';
export { blowerBack, blowerFront } from '../../test/pictures.ts';

export const path = [
  { name: 'Products', href: '/products' },
  { name: 'MAX series', href: '/max-series' },
  { name: 'MAX50' },
];

export const measures = [
  { value: '40–60', unit: 'm³/min', label: 'Flow rate' },
  { value: '0.6–1.0', unit: 'bar', label: 'Pressure' },
  { value: '250–350', unit: 'kW', label: 'Power' },
  { value: '72', unit: 'dB(A)', label: 'Noise level' },
];

export const specifications = [
  { name: 'Flow rate', values: ['40–60 m³/min'] },
  { name: 'Pressure', values: ['0.6–1.0 bar'] },
  { name: 'Power', values: ['250–350 kW'] },
  { name: 'Noise level', values: ['72 dB(A)'] },
  { name: 'Efficiency', values: ['78%'] },
  { name: 'Speed', values: ['25,000 rpm'] },
  { name: 'Weight', values: ['1,800 kg'] },
];

const length = { length: 1800, label: '1800 mm' };
const width = { length: 1200, label: '1200 mm' };
const height = { length: 1500, label: '1500 mm' };

export const outline = [
  { name: 'Front', across: length, up: height },
  { name: 'Side', across: width, up: height },
  { name: 'Top', across: length, up: width },
];

export const documents = [
  { title: 'Datasheet', text: 'Every figure of the MAX series.', href: '/downloads#max' },
  {
    title: 'Installation',
    text: 'Foundation, ducts, cables and first start.',
    href: '/downloads/max-installation',
  },
  { title: 'Product manuals', text: 'Operation and maintenance.', href: '/product-manuals' },
];
