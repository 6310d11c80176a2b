import { models } from '@brand/catalogue/models';
import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/selector',
  title: 'Model Selector',
  description: `Flow, pressure and inlet conditions in, the turbo blowers that serve them out: ${models.length} models, ranked by where your duty point lies in their range.`,
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
