import {
  ButtonLink,
  CategoryFilter,
  EmptyState,
  Hero,
  Pagination,
  ResultsSummary,
  SearchField,
  SearchResults,
  Section,
  Stack,
} from '@brand/ui';
import { useNavigate } from 'react-router-dom';
import { serverBlog } from '../blog/context.ts';
import { cardSearch } from '../content/media.generated.ts';
import { searchPage } from '../content/search.ts';
import { searchHref } from '../search/href.ts';
import { loadResults } from '../search/results.ts';
import { searchTypes } from '../search/types.ts';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/search.ts';

export const handle: RouteHandle = { hero: true };

export function loader({ request, context }: Route.LoaderArgs) {
  return loadResults(request.url, serverBlog(context), request.signal);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: loaderData?.query ? `${searchPage.title}: ${loaderData.query}` : searchPage.title,
    description: searchPage.description,
    path: '/search',
    image: cardSearch.src,
  }),
  { name: 'robots', content: 'noindex' },
];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, type, counts, results, total, page, pages } = loaderData;
  const navigate = useNavigate();
  return (
    <>
      <Hero
        height="content"
        headlines={[{ title: searchPage.title, text: searchPage.description }]}
      >
        <SearchField
          action="/search"
          name="q"
          label={searchPage.label}
          placeholder={searchPage.placeholder}
          value={query}
          onSearch={(text) =>
            navigate(searchHref({ query: text }), {
              preventScrollReset: true,
              replace: query !== '',
            })
          }
        />
      </Hero>
      <Section space="half">
        {results.length === 0 ? (
          <NothingFound query={query} />
        ) : (
          <Stack gap="xl">
            <CategoryFilter
              allHref={searchHref({ query })}
              items={counts.map(({ type: kind, count }) => ({
                name: `${searchTypes[kind]} (${count})`,
                href: searchHref({ query, type: kind }),
                current: kind === type,
              }))}
              labels={{ navigation: searchPage.filter, all: searchPage.all }}
            />
            <ResultsSummary
              shown={results.length}
              total={total}
              page={page}
              pages={pages}
              labels={{ summary: `{total} ${total === 1 ? 'result' : 'results'} for “${query}”` }}
            />
            <SearchResults
              terms={[...new Set(results.flatMap(({ terms }) => terms))]}
              results={results.map(({ type: kind, ...found }) => ({
                ...found,
                type: searchTypes[kind],
              }))}
            />
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(number) => searchHref({ query, type, page: number })}
            />
          </Stack>
        )}
      </Section>
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      title={query ? searchPage.none(query) : searchPage.start}
      actions={
        <>
          <ButtonLink href="/products">Explore Products</ButtonLink>
          <ButtonLink href="/blog" tone="quiet">
            View All Technical Resources
          </ButtonLink>
        </>
      }
    >
      {searchPage.hint}
    </EmptyState>
  );
}
