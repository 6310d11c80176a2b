import type { Suggestion } from '@brand/ui';
import { serverBlog } from '../../blog/context.ts';
import type { SearchType } from '../../search/types.ts';
import { cacheControl } from '../../shell/cache.ts';
import type { Route } from './+types/suggestions.ts';
import { longestQuery, search, words } from './search.ts';

/** Maximum number of suggestions in the header: more would cover the page. */
const most = 6;

/** The groups of the header that results are listed under. */
const groups: Record<SearchType, Suggestion['type']> = {
  page: 'page',
  model: 'product',
  message: 'page',
  faq: 'question',
  office: 'office',
  post: 'blog',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const found = query ? await search(query, serverBlog(context), request.signal) : [];
  // As the header says: by the name. What only mentions the words is on the page of the search.
  const asked = words(query);
  const named = found.filter(({ title }) => {
    const name = words(title).join(' ');
    return asked.every((word) => name.includes(word));
  });
  const suggestions = named.slice(0, most).map(
    ({ type, title, href }): Suggestion => ({
      id: href,
      name: title,
      type: groups[type],
      href,
    }),
  );
  return Response.json(suggestions, { headers: { 'Cache-Control': cacheControl } });
}
