import { Grid, Link, Section, Stack } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
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
    pages: pages.filter((page) => page.group === group).map(({ path, title }) => ({ path, title })),
  }));

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <Stack gap="xxl">
          {loaderData.map(({ group, pages }) => (
            <Aside key={group} level={2} size="h3" title={group}>
              <Grid as="ul" columns="three" gap="l">
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <Link href={path} tone="standalone">
                      {title}
                    </Link>
                  </li>
                ))}
              </Grid>
            </Aside>
          ))}
        </Stack>
      </Section>
    </LandingPage>
  );
}
