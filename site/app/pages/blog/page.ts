import { blog } from '../../blog/content.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/blog',
  title: blog.title,
  searchTitle: `${blog.title} on turbo blowers`,
  description: blog.description,
  group: 'Resources',
  card: 'blog',
  live: true,
});
