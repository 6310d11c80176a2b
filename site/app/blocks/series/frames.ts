import * as claims from '@brand/catalogue/claims';
import { sheets } from '@brand/catalogue/environment';
import { noteOf, span, spanMeasure } from '@brand/catalogue/modelFigures';
import { modelsOf } from '@brand/catalogue/models';
import { keyFeatures } from './machineParts.ts';
import { performanceLead, type Series } from './series.ts';

/** Size range of each of the three cabinets: `Sizes 10 to 25`. */
export function cabinetSizes(name: 'RMX' | 'EMX') {
  const byWeight = new Map<number, (string | undefined)[]>();
  for (const { code, weight } of modelsOf(name)) {
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), /\d+/.exec(code)?.[0]]);
  }
  const [small, medium, large] = [...byWeight.values()].map(
    (sizes) => `Sizes ${sizes[0]} to ${sizes.at(-1)}`,
  );
  return { small, medium, large } as { small: string; medium: string; large: string };
}

/** Content that RMX and EMX share, because they have the same sizes and pressures. */
export function frameSeries(name: 'RMX' | 'EMX') {
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
    models: { lead: 'Eleven sizes, each in the pressure bands it is needed for.' },
  } satisfies Partial<Series>;
}
