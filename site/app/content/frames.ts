import * as claims from './claims.ts';
import { approvals, frameMaterials, operatingConditions } from './environment.ts';
import { modelsOf, type Series, span } from './series.ts';

/** The sizes that each of the three cabinets is built for: `Sizes 10 to 25`. */
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

/** What RMX and EMX have in common: they are built in the same sizes, for the same pressures. */
export function frameSeries(name: 'RMX' | 'EMX') {
  const flow = span(name, (model) => model.flow);
  return {
    name,
    title: `${name} Series`,
    defaultModel: `${name}10-C060`,
    description: `Oil-free turbo blowers from ${flow} m³/min at ${span(name, (model) => model.pressure)} bar: ${claims.inText(claims.seriesSavings[name])} energy savings, ${claims.inText(claims.bearingLife)} of bearing life.`,
    measures: [
      { value: flow, unit: 'm³/min', label: 'Flow rate' },
      { ...claims.seriesSavings[name], label: 'Energy savings' },
      { ...claims.frameNoise, label: 'Noise level' },
      { ...claims.bearingLife, label: 'Bearing life' },
    ],
    performance: {
      lead: 'What the machine does over its whole range, not at its best point alone.',
      measures: [
        {
          value: span(name, (model) => model.efficiency),
          unit: '%',
          label: 'Efficiency by model',
        },
        { ...claims.turnDown, label: 'Turn-down' },
        { ...claims.speedControl, label: 'Speed control' },
        { ...claims.motorEfficiency, label: 'Motor efficiency, at best' },
      ],
    },
    specifications: {
      lead: 'The number in a code is the size, the end its pressure band.',
      note: 'Values between the smallest and the largest size are typical.',
    },
    sheets: [operatingConditions, frameMaterials, approvals],
  } satisfies Partial<Series>;
}
