import { models } from '@brand/catalogue/models';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/products',
  title: 'Products',
  description: `${models.length} oil-free turbo blowers in three series, compressors, vacuum pumps and chillers: one shaft on air-foil bearings in each.`,
  group: 'Products',
  card: 'products',
  hero: false,
});
