import { flowSpan, models } from '@brand/catalogue/models';
import { printRange, unitIn } from '@brand/catalogue/units';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/products',
  title: 'Products',
  searchTitle: `${models.length} oil-free turbo blowers, ${printRange('flow', flowSpan, 'metric')} ${unitIn('flow', 'metric').name}`,
  description: `${models.length} oil-free turbo blowers in three series, and compressors, vacuum pumps and chillers. Select by flow and pressure, compare, calculate savings.`,
  group: 'Products',
  card: 'products',
  hero: false,
});
