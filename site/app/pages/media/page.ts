import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/media',
  title: 'Media',
  description:
    'Case studies, articles, downloads and films about oil-free turbo blowers, in one place.',
  group: 'Resources',
  card: 'downloads',
  hero: false,
});
