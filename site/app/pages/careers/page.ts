import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/careers',
  title: 'Careers',
  description:
    'Work on machines with one moving part: engineering, production, service and sales at a maker of oil-free turbo blowers.',
  group: 'Company',
  card: 'about-us',
  hero: false,
});
