import { models } from '@brand/catalogue/models';
import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/compare',
  title: 'Compare Models',
  searchTitle: 'Compare turbo blowers: models side by side',
  description: `Up to four of our ${models.length} turbo blowers side by side, across all three series.`,
  group: 'Products',
  card: 'products',
  hero: false,
  parents: [products],
});
