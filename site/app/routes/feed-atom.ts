import { serverBlog } from '../blog/context.ts';
import { atom } from '../feeds/atom.ts';
import { loadFeed } from '../feeds/feed.ts';
import { cacheControl } from '../shell/cache.ts';
import type { Route } from './+types/feed-atom.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const feed = await loadFeed(serverBlog(context), params.category, request.signal);
  return new Response(atom(feed), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': cacheControl,
    },
  });
}
