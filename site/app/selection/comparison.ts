/** Models side by side, as they stand in the address: `/products/compare?models=rmx40-c080,emx40-c080`. */

import { type Model, models } from '../company/models.ts';

/** Most models that are compared. */
export const mostCompared = 4;

/** The models that an address names, each once and in its order; what is no model is left out. */
export function readModels(parameters: URLSearchParams): Model[] {
  const codes = parameters
    .getAll('models')
    .join()
    .split(',')
    .map((code) => code.trim());
  const named = codes.flatMap((code) => modelOf(code) ?? []);
  return [...new Set(named)].slice(0, mostCompared);
}

/** The models as `models` holds them in an address. */
export const writeModels = (chosen: readonly Pick<Model, 'code'>[]) =>
  chosen.map(({ code }) => code.toLowerCase()).join(',');

/** Where models are compared. */
export const comparisonHref = (chosen: readonly Pick<Model, 'code'>[]) =>
  chosen.length > 0 ? `/products/compare?models=${writeModels(chosen)}` : '/products/compare';

const modelOf = (code: string) =>
  models.find((model) => model.code.toLowerCase() === code.toLowerCase());
