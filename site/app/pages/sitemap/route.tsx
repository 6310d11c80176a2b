import { Grid, Heading, Link, RegionList, Section, Stack, Text } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageGroups } from '../../shell/page.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pages } from '../index.ts';
import type { Route } from './+types/route.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

/** A loader, because the list imports the content of every page, which the browser does not need. */
export const loader = () =>
  pageGroups.map((group) => ({
    group,
    pages: pages
      .filter((page) => page.group === group)
      .map(({ path, title, text }) => ({ path, title, text })),
  }));

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <Stack gap="xxxl">
          {loaderData.map(({ group, pages }) => (
            <Aside key={group} level={2} title={group}>
              {group === 'Models' ? (
                <RegionList items={pages.map(({ path, title }) => ({ name: title, href: path }))} />
              ) : (
                <Grid as="ul" columns="two" gap="l">
                  {pages.map((page) => (
                    <li key={page.path}>
                      <Heading level={3} size="h4">
                        <Link href={page.path} tone="standalone">
                          {page.title}
                        </Link>
                      </Heading>
                      <Text size="small" tone="muted">
                        {measured(page.text)}
                      </Text>
                    </li>
                  ))}
                </Grid>
              )}
            </Aside>
          ))}
        </Stack>
      </Section>
    </LandingPage>
  );
}
