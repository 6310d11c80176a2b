import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  card: 'not-found',
  hero: false,
  live: true,
});
