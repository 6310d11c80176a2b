import { greatestNewFlow, newModels } from '@brand/catalogue/models';
import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/new-series',
  title: 'New Series',
  description: `Size 125 in MAX, RMX and EMX: ${newModels.length} new turbo blowers of up to ${greatestNewFlow} m³/min.`,
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
