import type { Product, ProductGroup } from 'schema-dts';
import type { Model } from '../content/models.ts';
import { modelsOf, type Series } from '../content/series.ts';
import {
  addressOf,
  companyReference,
  type NodeOf,
  property,
  quantity,
} from '../shell/structuredData.tsx';
import { modelPicture } from './modelPicture.ts';

/** A series with its models, each with its figures and their units. */
export function productGroup({ name, path, description }: Series): NodeOf<ProductGroup> {
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
    hasVariant: modelsOf(name).map((model) => product(model, path)),
  };
}

function product(model: Model, path: string): NodeOf<Product> {
  const { code, flow, pressure, power, noise, dimensions, weight, efficiency, speed } = model;
  const [length, width, height] = dimensions;
  return {
    '@type': 'Product',
    name: code,
    model: code,
    sku: code,
    url: addressOf(`${path}?model=${code}`),
    image: addressOf(modelPicture(code).src),
    depth: quantity(length, 'mm'),
    width: quantity(width, 'mm'),
    height: quantity(height, 'mm'),
    weight: quantity(weight, 'kg'),
    additionalProperty: [
      property('Flow rate', flow, 'm³/min'),
      ...(pressure ? [property('Pressure', pressure, 'bar')] : []),
      property('Power', power, 'kW'),
      property('Noise level', noise, 'dB(A)'),
      property('Efficiency', efficiency, '%'),
      property('Speed', speed, 'rpm'),
    ],
  };
}
