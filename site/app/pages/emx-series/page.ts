import { frameDescription, seriesSearchTitle } from '../../blocks/series/seriesMeta.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/emx-series',
  title: 'EMX Series',
  searchTitle: seriesSearchTitle('EMX'),
  description: frameDescription('EMX'),
  group: 'Products',
  card: 'emx-series',
});
