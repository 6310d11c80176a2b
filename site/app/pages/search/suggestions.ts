import type { SearchType } from '@brand/catalogue/search/document';
import { readTerms, tokenize } from '@brand/catalogue/search/rank';
import { serviceFetchContext } from '@brand/delivery/contexts';
import type { Suggestion } from '@brand/ui';
import type { suggestionTypes } from '../../search/suggestions.ts';
import { cacheControl } from '../../shell/cache.ts';
import type { Route } from './+types/suggestions.ts';
import { readQuery, search } from './search.ts';

/** Maximum number of suggestions in the header: more would cover the page. */
const most = 6;

/** Group in the header for each type of result. */
const groups: Record<SearchType, keyof typeof suggestionTypes> = {
  page: 'page',
  model: 'product',
  message: 'page',
  faq: 'question',
  office: 'office',
  post: 'blog',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  const found = query ? await search(query, context.get(serviceFetchContext), request.signal) : [];
  // Suggestions match by name. Documents that only mention the words are on the search page.
  const words = readTerms(query);
  const named = found.filter(({ title, words: others = [], isAnswer }) => {
    const names = tokenize([title, ...others].join(' ')).join(' ');
    return isAnswer || words.every((word) => names.includes(word));
  });
  const suggestions = named
    .slice(0, most)
    .map(
      ({ type, title, href }): Suggestion => ({ id: href, name: title, type: groups[type], href }),
    );
  return Response.json(suggestions, { headers: { 'Cache-Control': cacheControl } });
}
