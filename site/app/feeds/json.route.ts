import { cacheControl } from '@brand/router/cache';
import { serviceFetchContext } from '@brand/router/serviceFetch';
import { jsonFeed } from '@brand/service/feeds/jsonFeed';
import type { Route } from './+types/json.route.ts';
import { loadFeed } from './feed.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const feed = await loadFeed(context.get(serviceFetchContext), params.category, request.signal);
  return Response.json(jsonFeed(feed), {
    headers: { 'Content-Type': 'application/feed+json', 'Cache-Control': cacheControl },
  });
}
