import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('blog', 'routes/blog.tsx', { id: 'blog' }),
  route('blog/category/:category', 'routes/blog.tsx', { id: 'blog-category' }),
  route('blog/tag/:tag', 'routes/blog.tsx', { id: 'blog-tag' }),
  route('blog/:slug', 'routes/post.tsx'),
  route('404', 'routes/not-found.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
