import { greatestNewFlow } from '@brand/catalogue/models';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { definePage } from '../../shell/page.ts';
import { page as products } from '../products/page.ts';

export const page = definePage({
  path: '/products/new-series',
  title: 'New Series',
  searchTitle: `New turbo blowers: size 125, up to ${printWithUnit('flow', greatestNewFlow, 'metric')}`,
  description: inUnits(
    (system) =>
      `Size 125 in MAX, RMX and EMX: seven new turbo blowers, the largest for up to ${printWithUnit('flow', greatestNewFlow, system)}.`,
  ),
  group: 'Products',
  card: 'products',
  parents: [products],
  hero: false,
});
