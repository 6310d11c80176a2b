import { blog } from '../../blog/content.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/bookmarks',
  title: blog.bookmarks.title,
  description: blog.bookmarks.lead,
  card: 'blog',
  live: true,
  hero: false,
});
