import { searchTypes } from '@brand/catalogue/search/document';
import { serviceFetchContext } from '@brand/delivery/contexts';
import { pageHrefs } from '@brand/router/pageNumbers';
import {
  EmptyState,
  FilterPills,
  Hero,
  Pagination,
  ResultsSummary,
  SearchField,
  SearchResults,
  Section,
  Stack,
} from '@brand/ui';
import { useNavigate } from 'react-router-dom';
import { searchHref } from '../../search/href.ts';
import { Actions } from '../../shell/Actions.tsx';
import { uncachedPage } from '../../shell/cache.ts';
import { Hotline } from '../../shell/Hotline.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageMeta } from '../../shell/meta.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { words } from './content.ts';
import { page } from './page.ts';
import { loadResults } from './results.ts';

export const { handle } = pageRoute(page);

export { headers } from '../../shell/cache.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return uncachedPage(
    await loadResults(request.url, context.get(serviceFetchContext), request.signal),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...page,
    title: loaderData?.query ? `${page.title}: ${loaderData.query}` : page.title,
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, type, counts, results, total, page: number, pages } = loaderData;
  const navigate = useNavigate();
  return (
    <>
      <Hero height="content" headlines={[{ title: page.title, text: page.description }]}>
        <SearchField
          action="/search"
          name="q"
          labels={{ search: words.label }}
          placeholder={words.placeholder}
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
            <nav aria-label={words.filter}>
              <FilterPills
                label={words.types}
                value={type ?? ''}
                options={[
                  { value: '', label: words.all, href: searchHref({ query }) },
                  ...counts.map(({ type: kind, count }) => ({
                    value: kind,
                    label: `${words.kinds[kind]} (${count})`,
                    href: searchHref({ query, type: kind }),
                  })),
                ]}
              />
            </nav>
            <ResultsSummary
              shown={results.length}
              total={total}
              page={number}
              pages={pages}
              labels={{ summary: `{total} ${total === 1 ? 'result' : 'results'} for “${query}”` }}
            />
            <SearchResults
              terms={[...new Set(results.flatMap(({ terms }) => terms))]}
              items={results.map(({ type: kind, ...found }) => ({
                ...found,
                type: searchTypes[kind],
              }))}
            />
            <Pagination page={number} pages={pages} {...pageHrefs(searchHref({ query, type }))} />
          </Stack>
        )}
      </Section>
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <Stack gap="l">
      <EmptyState
        title={query ? words.none(query) : words.start}
        actions={<Actions items={words.actions} />}
      >
        {measured(words.hint)}
      </EmptyState>
      <Hotline />
    </Stack>
  );
}
