import { CategoryFilter, Grid, Hero, SearchField, Section, Stack } from '@brand/ui';
import { redirect, useNavigate } from 'react-router-dom';
import { Banner } from '../blog/Banner.tsx';
import { browserBlog, serverBlog } from '../blog/context.ts';
import { listingHref } from '../blog/href.ts';
import { type Listing, loadListing, readFilter } from '../blog/listing.ts';
import { ActiveFilters, Results } from '../blog/Results.tsx';
import { Sidebar } from '../blog/Sidebar.tsx';
import { blog } from '../content/blog.ts';
import { cardBlog } from '../content/media.generated.ts';
import { feedLinks } from '../feeds/feed.ts';
import { cachedPage } from '../shell/cache.ts';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/blog.ts';

export { headers } from '../shell/cache.ts';

export const handle: RouteHandle = { hero: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const filter = readFilter(request.url, params);
  const listing = await loadListing(serverBlog(context), filter, request.signal);
  const pages = 'error' in listing.list ? 0 : listing.list.pagination.pages;
  if (pages > 0 && filter.page > pages) throw redirect(listingHref({ ...filter, page: pages }));
  return cachedPage(listing, 'error' in listing.list);
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadListing(browserBlog, readFilter(request.url, params), request.signal);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { filter } = loaderData ?? { filter: { page: 1 } };
  const titles = [
    blog.title,
    loaderData && categoryName(loaderData),
    filter.tag,
    filter.search && `“${filter.search}”`,
    filter.page > 1 && `page ${filter.page}`,
  ];
  const page = [
    ...pageMeta({
      title: titles.filter(Boolean).join(', '),
      description: blog.description,
      path: listingHref(filter),
      image: cardBlog.src,
    }),
    ...feedLinks(filter.category),
  ];
  // Search results and empty listings are no pages to be found.
  const found = loaderData && 'blogs' in loaderData.list && loaderData.list.blogs.length > 0;
  return filter.search || !found ? [...page, { name: 'robots', content: 'noindex' }] : page;
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { filter, list, categories, recent } = loaderData;
  const navigate = useNavigate();
  const items = categories.map(({ name, slug, count }) => ({
    name,
    count: count ?? undefined,
    href: listingHref({ category: slug }),
    current: slug === filter.category,
  }));
  const search = (text: string) =>
    navigate(listingHref({ ...filter, search: text, page: 1 }), {
      preventScrollReset: true,
      // Words that grow letter by letter are one step back.
      replace: filter.search !== undefined,
    });
  return (
    <>
      <Hero height="content" headlines={[{ title: blog.title, text: blog.lead }]}>
        <SearchField
          action="/blog"
          label={blog.searchLabel}
          placeholder={blog.searchPlaceholder}
          value={filter.search}
          hiddenFields={filter.category ? { category: filter.category } : undefined}
          onSearch={search}
        />
      </Hero>
      <Section space="half">
        <Grid columns="sidebar">
          <Stack gap="l">
            <CategoryFilter
              items={items}
              allHref="/blog"
              labels={{ navigation: 'Filter by category' }}
            />
            <ActiveFilters filter={filter} category={categoryName(loaderData)} />
            <Results list={list} filter={filter} />
          </Stack>
          <Sidebar categories={items} recent={recent} />
        </Grid>
      </Section>
      <Banner />
    </>
  );
}

/** Name of the category that is chosen; its slug where the service knows no name. */
function categoryName({ filter, categories }: Listing): string | undefined {
  return categories.find(({ slug }) => slug === filter.category)?.name ?? filter.category;
}
