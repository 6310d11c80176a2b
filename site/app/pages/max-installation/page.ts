import { definePage } from '../../shell/page.ts';
import { page as manuals } from '../product-manuals/page.ts';

export const page = definePage({
  path: '/product-manuals/max-installation',
  title: 'MAX Installation Manual',
  searchTitle: 'MAX Installation Manual: lifting, pipe, cable',
  description:
    'Space, weights, lifting, order of work, start-up checklist and maintenance of MAX50 to MAX125. Flange, fuse and cable come with the quote.',
  group: 'Resources',
  card: 'max-series',
  parents: [manuals],
  hero: false,
});
