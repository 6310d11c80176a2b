import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/faqs',
  title: 'FAQs',
  searchTitle: 'FAQs on turbo blowers: selection, service, parts',
  description:
    'Questions about selection, integration, durability, service, maintenance and parts of turbo blowers, answered.',
  group: 'Services',
  card: 'support',
  hero: false,
});
