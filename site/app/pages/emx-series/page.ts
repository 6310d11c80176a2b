import { frameDescription } from '../../blocks/series/frameDescription.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/emx-series',
  title: 'EMX Series',
  description: frameDescription('EMX'),
  group: 'Products',
  card: 'emx-series',
});
