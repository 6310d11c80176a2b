import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/product-manuals',
  title: 'Product Manuals',
  searchTitle: 'Turbo blower manuals: weights, site, connections',
  description:
    'Before, during and after installation of MAX, RMX and EMX: weights and dimensions, operating conditions, supply, first start and upkeep.',
  group: 'Services',
  card: 'downloads',
  hero: false,
});
