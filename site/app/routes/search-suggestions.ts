import { serverBlog } from '../blog/context.ts';
import { longestQuery, search } from '../search/search.ts';
import { cacheControl } from '../shell/cache.ts';
import type { Route } from './+types/search-suggestions.ts';

/** Suggestions of the header: more would hide the page. */
const most = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const found = query ? await search(query, serverBlog(context), request.signal) : [];
  const suggestions = found.slice(0, most).map(({ type, title, href }) => ({ type, title, href }));
  return Response.json(suggestions, { headers: { 'Cache-Control': cacheControl } });
}
