/** The compared models in a URL: `/products/compare?models=rmx40-c080,emx40-c080`. */

import { type Model, modelOf } from '../models.ts';

export const mostCompared = 4;

/** Reads models from a URL, in order, without duplicates and unknown codes. */
export function readModels(parameters: URLSearchParams): Model[] {
  const codes = parameters
    .getAll('models')
    .join()
    .split(',')
    .map((code) => code.trim());
  const named = codes.flatMap((code) => modelOf(code) ?? []);
  return [...new Set(named)].slice(0, mostCompared);
}

/** Value of the parameter `models`. */
export const writeModels = (chosen: readonly Pick<Model, 'code'>[]) =>
  chosen.map(({ code }) => code.toLowerCase()).join(',');

export const comparisonHref = (chosen: readonly Pick<Model, 'code'>[]) =>
  chosen.length > 0 ? `/products/compare?models=${writeModels(chosen)}` : '/products/compare';
