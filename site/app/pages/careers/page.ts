import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/careers',
  title: 'Careers',
  searchTitle: 'Careers in oil-free turbo blowers',
  description:
    'Work on machines whose shaft floats on air: engineering, production, service and sales at a maker of oil-free turbo blowers.',
  group: 'Company',
  card: 'about-us',
  hero: false,
});
