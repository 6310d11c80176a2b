import type { ModelFrame } from '../src/size-list/index.ts';
import type { SpecModel, SpecProperty } from '../src/spec-table/index.ts';
import { models } from './models.ts';

/** Properties of a machine, in datasheet order. */
export const properties: readonly SpecProperty[] = [
  { key: 'flow', label: 'Flow rate', unit: 'm³/min' },
  { key: 'pressure', label: 'Pressure', unit: 'bar' },
  { key: 'power', label: 'Power', unit: 'kW' },
  { key: 'noise', label: 'Noise level', unit: 'dB(A)' },
  { key: 'dimensions', label: 'Dimensions', unit: 'L × W × H, mm' },
  { key: 'weight', label: 'Weight', unit: 'kg' },
];

/** Four models, two of them without a pressure value. */
export const maxModels: readonly SpecModel[] = [
  {
    code: 'MAX50',
    values: {
      flow: '40–60',
      pressure: '0.6–1.0',
      power: '250–350',
      noise: '72',
      dimensions: '1800 × 1200 × 1500',
      weight: '1,800',
      efficiency: '78',
    },
  },
  {
    code: 'MAX75',
    values: {
      flow: '60–90',
      pressure: '0.6–1.0',
      power: '350–500',
      noise: '75',
      dimensions: '2000 × 1300 × 1600',
      weight: '2,100',
      efficiency: '80',
    },
  },
  {
    code: 'MAX100',
    values: {
      flow: '90–120',
      power: '500–700',
      noise: '78',
      dimensions: '2200 × 1400 × 1700',
      weight: '2,500',
      efficiency: '82',
    },
  },
  {
    code: 'MAX125',
    badge: { text: 'New', tone: 'new' },
    values: {
      flow: '120–150',
      power: '700–900',
      noise: '80',
      dimensions: '2400 × 1500 × 1800',
      weight: '2,800',
      efficiency: '84',
    },
  },
];

/** The same models with URLs that select them. */
export const linkedModels = maxModels.map((model) => ({ ...model, href: `#${model.code}` }));

const dimensions = ['1050 × 600 × 1000', '1150 × 700 × 1050', '1300 × 850 × 1400'] as const;

const printed = (range: readonly [number, number] | null) =>
  range?.map((value) => (value < 1 ? value.toFixed(1) : value)).join('–');

/** Twenty-one models of one series. */
export const rmxModels: readonly SpecModel[] = models
  .filter(({ series }) => series === 'RMX')
  .map(({ code, label, band, flow, pressure, facts }) => {
    const [power = '', weight = ''] = facts.map(({ value }) => value.replace(/\s\w+$/, ''));
    return {
      code,
      shortName: band,
      badge: label === '125' ? { text: 'New', tone: 'new' } : undefined,
      values: {
        flow: printed(flow) ?? '',
        pressure: printed(pressure) ?? '',
        power,
        noise: '65–75',
        dimensions: dimensions[['250', '380', '700'].indexOf(weight)] ?? '',
        weight,
      },
    };
  });

const sizesOf = (numbers: readonly number[]) =>
  numbers.map((number) => ({
    name: `RMX${number}`,
    shortName: `${number}`,
    models: rmxModels.filter(({ code }) => code.startsWith(`RMX${number}-`)),
  }));

/** The same models in three frames. */
export const rmxFrames: readonly ModelFrame[] = (
  [
    ['Small frame', '250 kg', [10, 15, 20, 25]],
    ['Medium frame', '380 kg', [30, 35, 40, 50]],
    ['Large frame', '700 kg', [75, 100, 125]],
  ] as const
).map(([name, weight, numbers], index) => ({
  name,
  text: `${dimensions[index]} mm, ${weight}`,
  image: null,
  sizes: sizesOf(numbers),
}));
