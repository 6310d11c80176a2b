import { blog } from '../../blog/content.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/blog',
  title: blog.title,
  description: blog.description,
  group: 'Resources',
  card: 'blog',
  live: true,
});
