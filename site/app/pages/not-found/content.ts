import { models, modelsOf } from '@brand/catalogue/models';

export const words = {
  code: '404',
  title: 'No page at this point.',
  text: 'The address lies outside everything we cover.',
  home: 'Go to Home',
  find: 'Find a machine',
  near: 'Close to it',
  map: 'Operating map of all models. The address is a point outside their ranges.',
};

/** A point in the empty corner of the map. */
export const outside = { flow: 148, pressure: 0.92 };

export const links = [
  { name: 'MAX Series', href: '/max-series', holds: `${modelsOf('MAX').length} models` },
  { name: 'Model Selector', href: '/products/selector', holds: 'by flow and pressure' },
  { name: 'All models', href: '/products/selector#all', holds: String(models.length) },
];
