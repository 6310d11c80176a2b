import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/media',
  title: 'Media',
  searchTitle: 'Media: turbo blower articles, films and pictures',
  description:
    'Case studies, articles, downloads and films about oil-free turbo blowers, in one place.',
  group: 'Resources',
  card: 'downloads',
  hero: false,
});
