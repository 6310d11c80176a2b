import { pageNumber } from '@brand/router/pageNumbers';
import {
  call,
  listCategories,
  listPosts,
  orNothing,
  type Result,
  recentPosts,
  type ServiceFetch,
} from '@brand/service/client';
import { type BlogList, PAGE_SIZE } from '@brand/service/contract';
import { redirect } from 'react-router-dom';
import { type ListQuery, listingHref } from '../../blog/href.ts';

/** Reads the filter from the URL of a listing: `/blog?category=energy&page=2`, `/blog/category/energy`, `/blog/tag/…`. */
export function readFilter(
  url: string,
  params: { category?: string | undefined; tag?: string | undefined },
): ListQuery {
  const query = new URL(url).searchParams;
  // Composed, as the service stores it, to find the name of a category by its slug.
  const text = (value: string | null | undefined) => value?.normalize('NFC').trim() || undefined;
  return {
    page: pageNumber(query),
    category: text(params.category ?? query.get('category')),
    tag: text(params.tag ?? query.get('tag')),
    search: text(query.get('search')),
  };
}

/** Loads the data of a listing. Only a failure of the list itself is reported. */
export async function loadListing(service: ServiceFetch, filter: ListQuery, signal: AbortSignal) {
  const [list, categories, recent] = await Promise.all([
    call(service, listPosts, { query: { limit: PAGE_SIZE, ...filter }, signal }),
    call(service, listCategories, { signal }),
    call(service, recentPosts, { signal }),
  ]);
  const known = orNothing(listCategories, categories) ?? [];
  const renamed = known.find(({ former }) => former?.includes(filter.category ?? ''));
  if (renamed) throw redirect(listingHref({ ...filter, category: renamed.slug }), 301);
  return {
    filter,
    list: readList(list),
    categories: known,
    recent: orNothing(recentPosts, recent)?.blogs ?? [],
  };
}

/** The service refuses a query with 400: such a page is empty. */
function readList(list: Result<BlogList>): BlogList | { error: string } {
  if (list.ok) return list.value;
  return list.status === 400 ? noPosts : { error: 'Failed to load blogs' };
}

const noPosts: BlogList = { blogs: [], pagination: { page: 1, pages: 0, total: 0, limit: 0 } };

export type Listing = Awaited<ReturnType<typeof loadListing>>;
