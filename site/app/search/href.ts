import type { SearchType } from './types.ts';

/** What is searched for, and which part of the results is shown. */
export interface SearchFilter {
  query: string;
  type?: SearchType | undefined;
  page?: number | undefined;
}

/** Address of a search. */
export function searchHref({ query, type, page = 1 }: SearchFilter): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}
