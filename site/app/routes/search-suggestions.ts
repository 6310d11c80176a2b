import type { Suggestion } from '@brand/ui';
import { serverBlog } from '../blog/context.ts';
import { longestQuery, search } from '../search/search.ts';
import type { SearchType } from '../search/types.ts';
import { cacheControl } from '../shell/cache.ts';
import type { Route } from './+types/search-suggestions.ts';

/** Suggestions of the header: more would hide the page. */
const most = 6;

/** The groups of the header in which what is found stands. */
const groups: Record<SearchType, Suggestion['type']> = {
  page: 'page',
  model: 'product',
  faq: 'question',
  office: 'office',
  post: 'blog',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const found = query ? await search(query, serverBlog(context), request.signal) : [];
  const suggestions = found.slice(0, most).map(
    ({ type, title, href }): Suggestion => ({
      id: href,
      name: title,
      type: groups[type],
      href,
    }),
  );
  return Response.json(suggestions, { headers: { 'Cache-Control': cacheControl } });
}
