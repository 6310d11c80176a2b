import { queryOf } from '@brand/router/queryOf';

/** Filters of a listing. */
export interface ListQuery {
  page: number;
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
}

/** Whether a path is that of a listing. */
export function isListing(path: string): boolean {
  return /^\/blog(\/(category|tag)\/[^/]+)?$/.test(path);
}

/** URL of a listing, whose first page has no number. */
export function listingHref({ page, category, tag, search }: Partial<ListQuery> = {}): string {
  return `/blog${queryOf({ category, tag, search, page: page === 1 ? undefined : page })}`;
}
