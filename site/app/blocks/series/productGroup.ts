import { addressOf } from '@brand/catalogue/company';
import { figures } from '@brand/catalogue/modelFigures';
import { type Model, modelHref, modelsOf } from '@brand/catalogue/models';
import type { Product, ProductGroup } from 'schema-dts';
import { companyReference, type NodeOf, property, quantity } from '../../shell/structuredData.tsx';
import { modelPicture } from './modelPicture.ts';
import type { Series } from './series.ts';

/** Structured data of a series and its models. */
export function productGroup({ name, page: { path, description } }: Series): NodeOf<ProductGroup> {
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
    hasVariant: modelsOf(name).map((model) => product(model)),
  };
}

/** Figures for which schema.org has no property of its own. */
const others = ['flow', 'pressure', 'power', 'noise', 'efficiency', 'speed'] as const;

/** Structured data of a model. */
export function product(model: Model): NodeOf<Product> {
  const { code, dimensions, weight } = model;
  const [length, width, height] = dimensions;
  return {
    '@type': 'Product',
    name: code,
    model: code,
    sku: code,
    url: addressOf(modelHref(model)),
    image: addressOf(modelPicture(code).src),
    depth: quantity(length, 'mm'),
    width: quantity(width, 'mm'),
    height: quantity(height, 'mm'),
    weight: quantity(weight, 'kg'),
    additionalProperty: others.flatMap((key) => {
      const { label, read } = figures[key];
      const value = read(model);
      const unit = key === 'noise' ? model.noiseUnit : figures[key].units.metric.name;
      return value ? [property(label, value, unit)] : [];
    }),
  };
}
