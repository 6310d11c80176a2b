import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'How accessible this site is, how that was tested, what is not solved yet, and where to report a barrier.',
  group: 'Legal',
  hero: false,
});
