import { models } from '@brand/catalogue/models';
import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/selector',
  title: 'Model Selector',
  searchTitle: 'Model Selector: blowers by flow and pressure',
  description: `Enter flow, pressure and inlet conditions: of ${models.length} oil-free turbo blowers, see those that cover your duty point, the best centred first.`,
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
