import { cacheControl } from '@brand/router/cache';
import { serviceFetchContext } from '@brand/router/serviceFetch';
import { allPosts } from '../blog/allPosts.ts';
import { pages } from '../pages/index.ts';
import type { Route } from './+types/llms.route.ts';
import { unavailable } from './feed.ts';
import { llmsText } from './llms.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await allPosts(context.get(serviceFetchContext), request.signal);
  if (!posts) throw unavailable();
  return new Response(llmsText(pages, posts), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl },
  });
}
