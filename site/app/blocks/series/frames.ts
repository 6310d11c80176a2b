import * as claims from '@brand/catalogue/claims';
import { sheets } from '@brand/catalogue/environment';
import { flowGaps, flowGapsText } from '@brand/catalogue/flowGaps';
import { type Frame, framesOf } from '@brand/catalogue/frames';
import { printFigureWithUnit, spanMeasure } from '@brand/catalogue/modelFigures';
import { modelsOf } from '@brand/catalogue/models';
import { noteOf, sharedFigures } from '@brand/catalogue/seriesNotes';
import { inUnits, printRangeWithUnit } from '@brand/catalogue/units';
import { keyFeatures } from './machineParts.ts';
import { performanceOf, type Series } from './series.ts';

const sizesOf = (sizes: Frame['sizes']) => `${sizes[0]?.name} to ${sizes.at(-1)?.name}`;

/** Content that RMX and EMX share, because they have the same sizes and pressures. */
export function frameSeries(name: 'RMX' | 'EMX') {
  const frames = framesOf(modelsOf(name));
  const [small] = frames as [Frame, ...Frame[]];
  const machines = frames.map(({ model, sizes }) => {
    const flows = sizes.flatMap(({ models }) => models).flatMap(({ flow }) => flow);
    const range = [Math.min(...flows), Math.max(...flows)] as const;
    return {
      name: sizesOf(sizes),
      text: inUnits((system) => printRangeWithUnit('flow', range, system)),
      model,
      range,
    };
  });
  const others = flowGaps(machines.map(({ range }) => ({ flow: range }))).flatMap((gap) =>
    modelsOf('MAX')
      .filter(({ flow }) => flow[0] <= gap[0] && flow[1] >= gap[1])
      .map((model) => ({
        name: model.code,
        text: inUnits((system) => `covers ${printRangeWithUnit('flow', model.flow, system)}`),
        model,
        range: gap,
      })),
  );
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
    performance: performanceOf(name, {
      ...claims.speedControl,
      label: 'Speed control',
      text: 'By the inverter, across the operating range',
    }),
    specifications: {
      lead: 'In a model code, the number is the size and the suffix the pressure band. RMX and EMX share these figures: RMX is for machines in a row, EMX for discharge at the top.',
      note: noteOf(modelsOf(name)),
      basis: [sharedFigures],
    },
    sheets: sheets[name],
    frames,
    scale: 158,
    machines: [...machines, ...others].toSorted(
      ({ range: [one] }, { range: [other] }) => one - other,
    ),
    models: {
      title: 'Three frames, eleven sizes.',
      lead: inUnits(
        (system) =>
          `Choose the size by flow, then the band by pressure. Not every duty point has an ${name}: there is none for ${flowGapsText(modelsOf(name), system)}, and the small frame covers ${printFigureWithUnit('pressure', small.model, system)} only. The Model Selector searches all series, and names the nearest models and machines that share the flow.`,
      ),
    },
    comparison: {
      title: 'All twenty-one models side by side.',
      lead: 'Repeated figures are grey, so the differences stand out.',
    },
  } satisfies Partial<Series>;
}
