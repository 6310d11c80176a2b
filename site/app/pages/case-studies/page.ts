import { caseStudies } from '@brand/catalogue/caseStudies';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/case-studies',
  title: 'Case Studies',
  description: `Three sites and what their meters say: ${caseStudies
    .map(({ title, location, saving }) => `${title}, ${location}, ${saving}%`)
    .join('; ')} energy savings.`,
  group: 'Resources',
  card: 'case-studies',
  hero: false,
});
