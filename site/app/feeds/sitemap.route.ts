import { pages } from '../pages/index.ts';
import type { Route } from './+types/sitemap.route.ts';
import { answer, loadPosts } from './feed.ts';
import { sitemap } from './sitemap.ts';

export const loader = async (args: Route.LoaderArgs) =>
  answer(sitemap(pages, await loadPosts(args)), 'application/xml; charset=utf-8');
