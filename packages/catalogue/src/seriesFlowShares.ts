import { groups } from './frames.ts';
import { flowShare } from './modelFigures.ts';
import { type Model, modelsOf, type SeriesName } from './models.ts';

/** The shares of a series: those of all models of MAX, and of the smallest and largest size of RMX and EMX. */
export function seriesFlowShares(series: SeriesName): string {
  const models = modelsOf(series);
  const shareOf = (model: Model | undefined) => model && flowShare(model);
  if (series !== 'MAX') {
    const [first, last] = [models[0], models.at(-1)];
    return `Turn-down by model: from ${shareOf(first)} of the highest flow (size ${first?.size}) to ${shareOf(last)} (size ${last?.size})`;
  }
  const texts = groups(models, flowShare).map(([share, sharing], index) => {
    const codes = sharing.map(({ code }) => code).join(' and ');
    return `${codes}${index === 0 ? ` ${share} of the highest flow` : ` ${share}`}`;
  });
  return `Turn-down by model: ${texts.join(', ')}`;
}
