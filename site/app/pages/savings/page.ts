import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/savings',
  title: 'Savings Calculator',
  description:
    'What a new turbo blower saves in power, energy, cost and CO₂, as a range, with every step of the calculation.',
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
