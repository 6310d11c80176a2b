import { usePath, useQuery } from '@brand/router/location';
import { pageHrefs } from '@brand/router/pageNumbers';
import {
  ActiveFilter,
  BlogCard,
  BlogCardSkeleton,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Pagination,
  ResultsSummary,
  Stack,
  useFocusAfter,
  VisuallyHidden,
} from '@brand/ui';
import { useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { blog } from '../../blog/content.ts';
import { isListing, type ListQuery, listingHref } from '../../blog/href.ts';
import { cardOf } from '../../blog/post.ts';
import type { Listing } from './listing.ts';

/** The first card of an odd number is as wide as the column. */
const leadSizes = '(width >= 64rem) 60vw, 92vw';

const skeletons = ['1', '2', '3', '4', '5', '6'];

/** Cards of the matching posts, or the reason why there are none. */
export function Results({ list, filter }: Pick<Listing, 'list' | 'filter'>) {
  const retryHref = usePath() + useQuery();
  const loading = useListingLoads();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link to the page that was clicked is gone.
  useFocusAfter(filter.page, () => heading.current, { initially: false, preventScroll: true });
  if (loading) return <LoadingCards />;
  if ('error' in list) return <ErrorState title={list.error} retryHref={retryHref} />;

  const { blogs, pagination } = list;
  if (blogs.length === 0) return <NoResults filter={filter} />;
  const hasLead = blogs.length % 2 === 1;
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        <ResultsSummary
          shown={blogs.length}
          total={pagination.total}
          page={pagination.page}
          pages={pagination.pages}
          labels={{ summary: blog.summary }}
        />
        <h2 ref={heading} tabIndex={-1}>
          <VisuallyHidden>Articles</VisuallyHidden>
        </h2>
        <Grid columns="lead">
          {blogs.map((post, index) => {
            const older = index >= (hasLead ? 3 : 2);
            return (
              <BlogCard
                key={post.id}
                {...cardOf(post)}
                layout={older ? 'compact' : 'card'}
                priority={index === 0}
                sizes={older ? '10rem' : index === 0 && hasLead ? leadSizes : undefined}
              />
            );
          })}
        </Grid>
      </Stack>
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        {...pageHrefs(listingHref({ ...filter, page: 1 }))}
      />
    </Stack>
  );
}

/** Active filters, with links to remove them. */
export function ActiveFilters({ filter, category }: { filter: ListQuery; category?: string }) {
  const { search, tag } = filter;
  if (!category && !tag && !search) return null;
  const without = (name: keyof ListQuery) => listingHref({ ...filter, [name]: undefined, page: 1 });
  return (
    <Stack direction="inline" gap="xs">
      {category && <ActiveFilter name="Category" value={category} href={without('category')} />}
      {tag && <ActiveFilter name="Tag" value={tag} href={without('tag')} />}
      {search && <ActiveFilter name="Search" value={search} href={without('search')} />}
    </Stack>
  );
}

function NoResults({ filter }: { filter: ListQuery }) {
  const { title, action } = blog.empty;
  return (
    <EmptyState title={title} actions={<ButtonLink href="/blog">{action}</ButtonLink>}>
      {reasonOf(filter)}
    </EmptyState>
  );
}

function reasonOf({ search, category, tag }: ListQuery): string {
  const words = blog.empty;
  if (search) return words.search(search);
  if (category) return words.category;
  return tag ? words.tag : words.none;
}

function LoadingCards() {
  return (
    <Stack gap="l">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Grid columns="two">
        {skeletons.map((key) => (
          <BlogCardSkeleton key={key} />
        ))}
      </Grid>
    </Stack>
  );
}

/** Whether another page of the listing is loading. */
function useListingLoads() {
  const { state, location } = useNavigation();
  return state === 'loading' && isListing(location.pathname);
}
