import * as claims from '@brand/catalogue/claims';
import { sheets } from '@brand/catalogue/environment';
import { framesOf } from '@brand/catalogue/frames';
import { noteOf, span, spanMeasure } from '@brand/catalogue/modelFigures';
import { modelsOf } from '@brand/catalogue/models';
import { keyFeatures } from './machineParts.ts';
import { performanceLead, type Series } from './series.ts';

/** Content that RMX and EMX share, because they have the same sizes and pressures. */
export function frameSeries(name: 'RMX' | 'EMX') {
  const frames = framesOf(modelsOf(name));
  return {
    name,
    defaultModel: `${name}10-C060`,
    measures: [
      spanMeasure(name, 'flow'),
      { ...claims.seriesSavings[name], label: 'Energy savings' },
      spanMeasure(name, 'noise'),
      { ...claims.bearingLife, label: 'Bearing life' },
    ],
    features: keyFeatures(name),
    performance: {
      lead: performanceLead,
      measures: [
        { value: span(name, 'efficiency'), unit: '%', label: 'Efficiency by model' },
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
      ...frames.map(({ name: frame, model, sizes }) => ({
        name: frame,
        text: `${sizes[0]?.name} to ${sizes.at(-1)?.name}`,
        model,
      })),
      ...modelsOf(name)
        .filter(({ back }) => back)
        .map((model) => ({
          name: 'Rear view',
          text: `${name}${model.size}`,
          model,
          fromBehind: true,
        })),
    ],
    models: {
      title: 'Three frames, eleven sizes.',
      lead: 'Choose the size by flow, then the band by pressure. All pictures are to the same scale.',
    },
    comparison: {
      title: 'All twenty-one models side by side.',
      lead: 'Repeated figures are grey, so the differences stand out.',
    },
  } satisfies Partial<Series>;
}
