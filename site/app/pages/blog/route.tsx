import { serviceFetchContext } from '@brand/delivery/contexts';
import { sameOrigin } from '@brand/service/client';
import { FilterPills, Grid, Hero, keepFocus, SearchField, Section, Stack } from '@brand/ui';
import { redirect, useNavigate } from 'react-router-dom';
import { Banner } from '../../blog/Banner.tsx';
import { blog } from '../../blog/content.ts';
import { feedLinks } from '../../blog/feedLinks.ts';
import { listingHref } from '../../blog/href.ts';
import { BookmarksLink } from '../../blog/Share.tsx';
import { cachedPage, uncachedPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { type Listing, loadListing, readFilter } from './listing.ts';
import { page } from './page.ts';
import { ActiveFilters, Results } from './Results.tsx';
import { Sidebar } from './Sidebar.tsx';

export { headers } from '../../shell/cache.ts';

export const { handle } = pageRoute(page);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const filter = readFilter(request.url, params);
  const listing = await loadListing(context.get(serviceFetchContext), filter, request.signal);
  const pages = 'error' in listing.list ? 0 : listing.list.pagination.pages;
  if (pages > 0 && filter.page > pages) throw redirect(listingHref({ ...filter, page: pages }));
  const failed = 'error' in listing.list;
  return filter.search && !failed ? uncachedPage(listing) : cachedPage(listing, failed);
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadListing(sameOrigin, readFilter(request.url, params), request.signal);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { filter } = loaderData ?? { filter: { page: 1 } };
  const details = [
    loaderData && categoryName(loaderData),
    filter.tag,
    filter.search && `“${filter.search}”`,
    filter.page > 1 && `page ${filter.page}`,
  ];
  // Search results and empty listings do not belong in search engines.
  const found = loaderData && 'blogs' in loaderData.list && loaderData.list.blogs.length > 0;
  return [
    ...pageMeta({
      ...page,
      searchTitle: [page.searchTitle, details.filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(': '),
      path: listingHref(filter),
      noindex: Boolean(filter.search) || !found,
    }),
    ...feedLinks(filter.category),
  ];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { filter, list, categories, recent } = loaderData;
  const navigate = useNavigate();
  const options = categories.map(({ name, slug, count }) => ({
    value: slug,
    label: name,
    count: count ?? undefined,
    href: listingHref({ category: slug }),
  }));
  const search = (text: string) =>
    navigate(listingHref({ ...filter, search: text, page: 1 }), {
      preventScrollReset: true,
      // Typing adds only one entry to the history.
      replace: filter.search !== undefined,
    });
  return (
    <>
      <Hero height="content" headlines={[{ title: blog.title, text: blog.lead }]}>
        <SearchField
          action="/blog"
          labels={{ search: blog.searchLabel }}
          placeholder={blog.searchPlaceholder}
          value={filter.search}
          hiddenFields={filter.category ? { category: filter.category } : undefined}
          onSearch={search}
        />
      </Hero>
      <Section ref={keepFocus} space="half">
        <Grid columns="sidebar">
          <Stack gap="l">
            <Stack direction="inline">
              <nav aria-label="Filter by category">
                <FilterPills
                  label="Categories"
                  value={filter.category ?? ''}
                  options={[
                    { value: '', label: 'All', href: '/blog' },
                    ...options.map(({ count: _count, ...option }) => option),
                  ]}
                />
              </nav>
              <BookmarksLink />
            </Stack>
            <ActiveFilters filter={filter} category={categoryName(loaderData)} />
            <Results list={list} filter={filter} />
          </Stack>
          <Sidebar category={filter.category} categories={options} recent={recent} />
        </Grid>
      </Section>
      <Banner />
    </>
  );
}

/** Name of the selected category, or its slug if it is unknown. */
function categoryName({ filter, categories }: Listing): string | undefined {
  return categories.find(({ slug }) => slug === filter.category)?.name ?? filter.category;
}
