import * as claims from '@brand/catalogue/claims';
import { sheets } from '@brand/catalogue/environment';
import { noteOf, printWithUnit, span, spanMeasure } from '@brand/catalogue/modelFigures';
import { type Model, modelsOf } from '@brand/catalogue/models';
import { inUnits } from '@brand/catalogue/units';
import { keyFeatures } from './machineParts.ts';
import { performanceLead, type Series } from './series.ts';

const frameNames = ['Small frame', 'Medium frame', 'Large frame'] as const;

/** Groups items by what `read` returns, in their order. */
function groups<Item, Key>(items: readonly Item[], read: (item: Item) => Key) {
  const keys = [...new Set(items.map(read))];
  return keys.map((key) => [key, items.filter((item) => read(item) === key)] as const);
}

const sizeOf = ({ code }: Model) => code.replace(/-.*/, '');

/** Models of RMX or EMX by frame, which are those of the same weight, and by size. */
const framesOf = (models: readonly Model[]) =>
  groups(models, ({ weight }) => weight).map(([, frame], index) => {
    const [first] = frame as [Model, ...Model[]];
    return {
      name: frameNames[index] ?? '',
      code: first.code,
      text: inUnits(
        (system) =>
          `${printWithUnit('dimensions', first, system)}, ${printWithUnit('weight', first, system)}`,
      ),
      sizes: groups(frame, sizeOf).map(([name, sized]) => ({ name, models: sized })),
    };
  });

/** Content that RMX and EMX share, because they have the same sizes and pressures. */
export function frameSeries(name: 'RMX' | 'EMX') {
  const frames = framesOf(modelsOf(name));
  return {
    name,
    defaultModel: `${name}10-C060`,
    measures: [
      spanMeasure(name, 'flow'),
      { ...claims.seriesSavings[name], label: 'Energy savings' },
      { ...claims.frameNoise, label: 'Noise level' },
      { ...claims.bearingLife, label: 'Bearing life' },
    ],
    features: keyFeatures,
    performance: {
      lead: performanceLead,
      measures: [
        {
          value: span(name, 'efficiency'),
          unit: '%',
          label: 'Efficiency by model',
        },
        { ...claims.turnDown, label: 'Turn-down' },
        { ...claims.speedControl, label: 'Speed control' },
        { ...claims.motorEfficiency, label: 'Peak motor efficiency' },
      ],
    },
    specifications: {
      lead: 'In a model code, the number is the size and the suffix the pressure band.',
      note: noteOf(name),
    },
    sheets: sheets[name],
    frames,
    machines: [
      ...frames.map(({ name: frame, code, sizes }) => ({
        name: frame,
        text: `${sizes[0]?.name} to ${sizes.at(-1)?.name}`,
        code,
      })),
      { name: 'Rear view', text: `${name}50`, code: `${name}50-C080-back` },
    ],
    models: {
      title: 'Three frames, eleven sizes.',
      lead: 'Choose the size by flow, then the band by pressure. All pictures at one scale.',
    },
    comparison: {
      title: 'All twenty-one, side by side.',
      lead: 'A figure that repeats its neighbour is grey, so what changes is what you see.',
    },
  } satisfies Partial<Series>;
}
