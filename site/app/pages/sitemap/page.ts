import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/sitemap',
  title: 'Sitemap',
  description:
    'Every page of this site, by topic. The articles are listed under Technical Resources.',
  group: 'Legal',
  hero: false,
});
