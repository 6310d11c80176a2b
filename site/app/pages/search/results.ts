import { type SearchType, searchTypes } from '@brand/catalogue/search/document';
import { pageNumber } from '@brand/router/pageNumbers';
import type { ServiceFetch } from '@brand/service/client';
import { readQuery, search } from './search.ts';

const pageSize = 20;

/** Reads a search from its URL: `/search?q=rmx&type=model&page=2`. */
function readSearch(url: string) {
  const parameters = new URL(url).searchParams;
  const type = parameters.get('type') ?? '';
  return {
    query: readQuery(parameters),
    type: Object.keys(searchTypes).find((kind) => kind === type) as SearchType | undefined,
    page: pageNumber(parameters),
  };
}

/** Loads the data of the search page. */
export async function loadResults(url: string, service: ServiceFetch, signal: AbortSignal) {
  const { query, type, page: requested } = readSearch(url);
  const found = query ? await search(query, service, signal) : [];
  const kinds = Object.keys(searchTypes) as SearchType[];
  const counts = kinds
    .map((kind) => ({ type: kind, count: found.filter((one) => one.type === kind).length }))
    .filter(({ count }) => count > 0);
  // A type without results for this query is ignored.
  const shownType = counts.some((one) => one.type === type) ? type : undefined;
  const shown = found.filter((one) => !shownType || one.type === shownType);
  const pages = Math.ceil(shown.length / pageSize);
  const page = Math.max(1, Math.min(requested, pages));
  return {
    query,
    type: shownType,
    counts,
    results: shown
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ type: kind, title, text, href, terms }) => ({
        type: kind,
        title,
        text,
        href,
        terms,
      })),
    total: shown.length,
    page,
    pages,
  };
}
