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

/** URL of a listing. */
export function listingHref({ page, category, tag, search }: Partial<ListQuery> = {}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (tag) query.set('tag', tag);
  if (search) query.set('search', search);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
