import { cacheControl } from '@brand/router/cache';
import { serviceFetchContext } from '@brand/router/serviceFetch';
import { allPosts } from '../blog/allPosts.ts';
import { pages } from '../pages/index.ts';
import type { Route } from './+types/sitemap.route.ts';
import { unavailable } from './feed.ts';
import { sitemap } from './sitemap.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await allPosts(context.get(serviceFetchContext), request.signal);
  if (!posts) throw unavailable();
  return new Response(sitemap(pages, posts), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl },
  });
}
