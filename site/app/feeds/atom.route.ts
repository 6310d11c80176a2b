import { cacheControl } from '@brand/router/cache';
import { serviceFetchContext } from '@brand/router/serviceFetch';
import { atom } from '@brand/service/feeds/atom';
import type { Route } from './+types/atom.route.ts';
import { loadFeed } from './feed.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const feed = await loadFeed(context.get(serviceFetchContext), params.category, request.signal);
  return new Response(atom(feed), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': cacheControl,
    },
  });
}
