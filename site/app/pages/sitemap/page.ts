import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/sitemap',
  title: 'Sitemap',
  description: 'Every page of this site, by topic.',
  group: 'Legal',
  hero: false,
});
