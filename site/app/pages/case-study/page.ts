import { caseStudies, caseStudyHref } from '@brand/catalogue/caseStudies';
import { definePage } from '../../shell/page.ts';
import { page as listing } from '../case-studies/page.ts';

/** One page for each case study. */
export const pages = caseStudies.map((study) => ({
  ...definePage({
    path: caseStudyHref(study),
    title: `${study.title}, ${study.location}`,
    searchTitle: `${study.title}, ${study.location}: ${study.saving}% energy savings`,
    description: `Case study: ${study.title}, ${study.location}. ${study.results.join('. ')}.`,
    group: 'Resources',
    card: study.slug,
    parents: [listing],
  }),
  study,
}));
