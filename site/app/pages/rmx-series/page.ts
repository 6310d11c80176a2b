import { frameDescription, seriesSearchTitle } from '../../blocks/series/seriesMeta.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/rmx-series',
  title: 'RMX Series',
  searchTitle: seriesSearchTitle('RMX'),
  description: frameDescription('RMX'),
  group: 'Products',
  card: 'rmx-series',
});
