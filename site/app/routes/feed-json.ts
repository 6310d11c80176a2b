import { serverBlog } from '../blog/context.ts';
import { loadFeed } from '../feeds/feed.ts';
import { jsonFeed } from '../feeds/jsonFeed.ts';
import { cacheControl } from '../shell/cache.ts';
import type { Route } from './+types/feed-json.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const feed = await loadFeed(serverBlog(context), params.category, request.signal);
  return Response.json(jsonFeed(feed), {
    headers: { 'Content-Type': 'application/feed+json', 'Cache-Control': cacheControl },
  });
}
