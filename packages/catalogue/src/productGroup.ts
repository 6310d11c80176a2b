import type { Product, ProductGroup } from 'schema-dts';
import { addressOf } from './company.ts';
import { figures } from './modelFigures.ts';
import { type Model, modelHref, modelsOf, type SeriesName } from './models.ts';
import { companyReference, type NodeOf, property, quantity } from './structuredData.ts';

interface SeriesFacts {
  name: SeriesName;
  /** Its page. */
  path: string;
  description: string;
}

/** Path of the picture of a model. */
type ImageOf = (model: Model) => string;

/** Structured data of a series and its models. */
export function productGroup(
  { name, path, description }: SeriesFacts,
  imageOf: ImageOf,
): NodeOf<ProductGroup> {
  const id = addressOf(`${path}#series`);
  return {
    '@type': 'ProductGroup',
    '@id': id,
    productGroupID: name,
    name: `${name} series`,
    description,
    url: addressOf(path),
    brand: companyReference,
    manufacturer: companyReference,
    hasVariant: modelsOf(name).map((model) => product(model, imageOf)),
  };
}

/** Figures for which schema.org has no property of its own, with their unit; that of the noise is the model's. */
const others = [
  ['flow', 'm³/min'],
  ['pressure', 'bar'],
  ['power', 'kW'],
  ['noise'],
  ['efficiency', '%'],
  ['speed', 'rpm'],
] as const;

/** @param description of the page, which states the brand too; a model in a series has those of the series */
export function product(model: Model, imageOf: ImageOf, description?: string): NodeOf<Product> {
  const { code, dimensions, weight } = model;
  const [length, width, height] = dimensions;
  return {
    '@type': 'Product',
    name: code,
    model: code,
    sku: code,
    ...(description && { description, brand: companyReference, manufacturer: companyReference }),
    url: addressOf(modelHref(model)),
    image: addressOf(imageOf(model)),
    depth: quantity(length, 'mm'),
    width: quantity(width, 'mm'),
    height: quantity(height, 'mm'),
    weight: quantity(weight, 'kg'),
    additionalProperty: others.flatMap(([key, unit = model.noiseUnit]) => {
      const { label, read } = figures[key];
      const value = read(model);
      return value ? [property(label, value, unit)] : [];
    }),
  };
}
