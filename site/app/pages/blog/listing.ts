import { type BlogClient, BlogError, type ListQuery } from '../../blog/BlogClient.ts';
import { pageNumber } from '../../shell/pageNumber.ts';

/** Reads the filter from the URL of a listing: `/blog?category=energy&page=2`, `/blog/category/energy`, `/blog/tag/…`. */
export function readFilter(
  url: string,
  params: { category?: string | undefined; tag?: string | undefined },
): ListQuery {
  const query = new URL(url).searchParams;
  return {
    page: pageNumber(query),
    category: params.category ?? (query.get('category') || undefined),
    tag: params.tag ?? (query.get('tag') || undefined),
    search: query.get('search')?.trim() || undefined,
  };
}

/** Loads the data of a listing. Only a failure of the list itself is reported. */
export async function loadListing(blog: BlogClient, filter: ListQuery, signal: AbortSignal) {
  const [list, categories, recent] = await Promise.all([
    blog.list(filter, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return { error: error instanceof BlogError ? error.message : 'Failed to load blogs' };
    }),
    blog.categories(signal),
    blog.recent(signal),
  ]);
  return { filter, list, categories, recent };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;
