import type { Model, Range } from './models.ts';
import { printRange, type UnitSystem, unitIn } from './units.ts';

/** Ranges of flow in m³/min, between the least and the most of models, that no model covers. */
export function flowGaps(models: readonly Pick<Model, 'flow'>[]): Range[] {
  const ranges = models.map(({ flow }) => flow).toSorted(([one], [other]) => one - other);
  return ranges.flatMap(([from], index) => {
    const reached = Math.max(...ranges.slice(0, index).map(([, to]) => to));
    return index > 0 && from > reached ? [[reached, from] as const] : [];
  });
}

/** The same ranges in words: `60–75, 85–100 and 110–125 m³/min`. */
export function flowGapsText(models: readonly Pick<Model, 'flow'>[], system: UnitSystem): string {
  const ranges = flowGaps(models).map((gap) => printRange('flow', gap, system));
  const listed = ranges.join(', ').replace(/, (?=[^ ]+$)/, ' and ');
  return `${listed}\u00a0${unitIn('flow', system).name}`;
}
