import { frameDescription } from '../../blocks/series/frameDescription.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/rmx-series',
  title: 'RMX Series',
  description: frameDescription('RMX'),
  group: 'Products',
  card: 'rmx-series',
});
