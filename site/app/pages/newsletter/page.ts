import { newsletter } from '../../blog/newsletterContent.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: newsletter.path,
  title: newsletter.title,
  searchTitle: 'Newsletter on turbo blowers and aeration',
  description: newsletter.description,
  group: 'Resources',
  card: 'blog',
  live: true,
  hero: false,
});
