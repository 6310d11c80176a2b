/** Links between the pages of a selection. They carry the models and the duty point, as parameters of the selector. */

import { type Model, modelHref } from '../models.ts';
import type { Product } from '../products.ts';
import { comparisonHref, writeModels } from './comparison.ts';
import { carryDuty } from './duty.ts';

type Models = readonly Pick<Model, 'code' | 'series'>[];

/** Link to the page that shows models: the page of one, the comparison of several. */
export function modelsHref(models: readonly Pick<Model, 'code'>[], duty = new URLSearchParams()) {
  const [first, ...others] = models;
  return carryDuty(first && others.length === 0 ? modelHref(first) : comparisonHref(models), duty);
}

/** Link to the savings calculator, with the series of the models if they share one. */
export function savingsHref(models: Models, duty = new URLSearchParams()): string {
  const query = new URLSearchParams();
  if (models.length > 0) query.set('models', writeModels(models));
  const [series, ...others] = new Set(models.map((model) => model.series));
  if (series && others.length === 0) query.set('series', series);
  return carryDuty(`/products/savings${query.size > 0 ? `?${query}` : ''}`, duty);
}

interface QuoteSource {
  models?: readonly Pick<Model, 'code'>[];
  product?: Product;
  /** Parameters of the selector or the savings calculator. */
  parameters?: URLSearchParams;
}

export function quoteHref({ models = [], product, parameters }: QuoteSource): string {
  const query = new URLSearchParams(parameters);
  if (models.length > 0) query.set('models', writeModels(models));
  if (product) query.set('product', product.id);
  return `/contact?${String(query).replaceAll('%2C', ',')}#contact-form`;
}
