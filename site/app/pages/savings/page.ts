import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/savings',
  title: 'Savings Calculator',
  searchTitle: 'Savings Calculator for blowers: kWh, cost, CO₂',
  description:
    'Calculate how much power, energy, cost and CO₂ a new turbo blower saves in a year: a range, with every step of the calculation.',
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
