import type { SearchType } from '@brand/catalogue/search/document';

/** Query and type of a search. */
interface SearchFilter {
  query: string;
  type?: SearchType | undefined;
}

/** URL of a search. */
export function searchHref({ query, type }: SearchFilter): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  return `/search?${parameters}`;
}
