import { modelHref, models, modelsOf, seriesNames } from '@brand/catalogue/models';
import { Grid, Link, PropertyTable, RegionList, Section, Stack, VisuallyHidden } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pages } from '../index.ts';
import type { Route } from './+types/route.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

/** A loader, because the list imports the content of every page, which the browser does not need. */
export const loader = () => ({
  columns: content.columns.map((groups) =>
    groups.map((name) => ({
      name,
      cities: pages
        .filter(({ group }) => group === name)
        .map(({ path, title }) => ({ name: title, href: path })),
    })),
  ),
  sizes: [...new Set(models.map(({ size }) => size))]
    .sort((one, other) => one - other)
    .map((size) => ({
      size,
      series: seriesNames.map((series) =>
        modelsOf(series)
          .filter((model) => model.size === size)
          .map((model, index) => ({
            href: modelHref(model),
            code: model.code,
            // Three stand in one line on a phone.
            name: model.band?.slice(index && 1) ?? model.code,
          })),
      ),
    })),
  series: seriesNames,
});

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { columns, sizes, series } = loaderData;
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <Grid columns="four">
          {columns.map((groups) => (
            <RegionList key={groups[0]?.name} headingLevel={2} items={groups} />
          ))}
        </Grid>
      </Section>
      <Section title={content.models.title} lead={content.models.lead} head="ruled">
        <PropertyTable
          label={content.models.title}
          columns={series.map((label) => ({ label, align: 'start' }))}
          labels={content.models.labels}
          items={sizes.map(({ size, series }) => ({
            name: `${size}`,
            values: series.map((models) =>
              models.length > 0 ? (
                <Stack direction="inline" gap="xs">
                  {models.map(({ href, code, name }) => (
                    <Link key={code} href={href} tone="standalone">
                      <VisuallyHidden>{code.slice(0, -name.length)}</VisuallyHidden>
                      {name}
                    </Link>
                  ))}
                </Stack>
              ) : (
                ''
              ),
            ),
          }))}
        />
      </Section>
    </LandingPage>
  );
}
