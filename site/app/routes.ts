import { caseSensitive } from '@brand/delivery/config';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pageFolders } from './pages/index.ts';
import { redirects } from './pages/moved/redirects.ts';

/** Routes of the pages. */
const pageRoutes = Object.entries(pageFolders).flatMap(([folder, held]) =>
  [held].flat().map(({ path }) => {
    const file = `pages/${folder}/route.tsx`;
    return path === '/' ? index(file, { id: path }) : route(path, file, { id: path });
  }),
);

const routes: RouteConfigEntry[] = [
  ...pageRoutes,
  route('blog/category/:category', 'pages/blog/route.tsx', { id: 'blog-category' }),
  route('blog/tag/:tag', 'pages/blog/route.tsx', { id: 'blog-tag' }),
  route('blog/:slug', 'pages/post/route.tsx'),
  route('preview/:token', 'pages/post/preview.tsx'),
  route('newsletter/:purpose', 'pages/newsletter-link/route.tsx'),
  route('search/suggestions', 'pages/search/suggestions.ts'),
  route('blog/feed.atom', 'feeds/atom.route.ts', { id: 'feed-atom' }),
  route('blog/feed.json', 'feeds/json.route.ts', { id: 'feed-json' }),
  route('blog/category/:category/feed.atom', 'feeds/atom.route.ts', { id: 'category-atom' }),
  route('blog/category/:category/feed.json', 'feeds/json.route.ts', { id: 'category-json' }),
  route('sitemap.xml', 'feeds/sitemap.route.ts'),
  route('site.webmanifest', 'feeds/webmanifest.route.ts'),
  route('robots.txt', 'feeds/robots.route.ts'),
  route('llms.txt', 'feeds/llms.route.ts'),
  ...Object.keys(redirects).map((path) =>
    route(path, 'pages/moved/route.ts', { id: `moved${path}` }),
  ),
  route('*', 'pages/not-found/route.tsx', { id: 'unknown' }),
];

export default caseSensitive(routes) satisfies RouteConfig;
