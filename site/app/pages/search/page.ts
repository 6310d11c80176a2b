import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/search',
  title: 'Search',
  description: 'Search pages, models, questions, offices and articles.',
  card: 'search',
  live: true,
});
