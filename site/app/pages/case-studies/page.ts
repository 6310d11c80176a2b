import { caseStudies } from '@brand/catalogue/caseStudies';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/case-studies',
  title: 'Case Studies',
  searchTitle: 'Case Studies: energy saved with oil-free air',
  description: `Energy saved with oil-free machines: ${caseStudies
    .map(({ title, location, saving }) => `${saving}% (${title.toLowerCase()}, ${location})`)
    .join(', ')}.`,
  group: 'Resources',
  card: 'case-studies',
  hero: false,
});
