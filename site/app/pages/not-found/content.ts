import { models, modelsOf } from '@brand/catalogue/models';
import { missing } from '../../shell/missing.ts';

export const words = {
  ...missing,
  code: '404',
  near: 'Places to start',
  map: 'Operating map of all models. The address is a point outside their ranges.',
};

/** A point in the empty corner of the map. */
export const outside = { flow: 148, pressure: 0.92 };

export const links = [
  { name: 'MAX Series', href: '/max-series', holds: `${modelsOf('MAX').length} models` },
  { name: 'Model Selector', href: '/products/selector', holds: 'by flow and pressure' },
  { name: 'All models', href: '/products/selector#all', holds: String(models.length) },
];
