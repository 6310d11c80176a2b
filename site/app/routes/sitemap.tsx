import { Heading, Link, Section, Stack, Text } from '@brand/ui';
import { pageGroups, pages } from '../content/pages.ts';
import * as content from '../content/siteMap.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Aside } from '../service-pages/Aside.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/sitemap.ts';

const path = '/sitemap';

export const handle: RouteHandle = { hero: true };

export const meta = () => pageMeta({ title: content.name, description: content.description, path });

/** Here and not in the component: the list knows every page's content, which the browser has no use for. */
export const loader = () =>
  pageGroups.map((group) => ({
    group,
    pages: pages
      .filter((page) => page.group === group)
      .map(({ path, title, description }) => ({ path, title, description })),
  }));

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section aria-label={content.name}>
        <Stack gap="xxxl">
          {loaderData.map(({ group, pages }) => (
            <Aside key={group} level={2} title={group}>
              <Stack as="ul" gap="m">
                {pages.map((page) => (
                  <li key={page.path}>
                    <Heading level={3} size="h4">
                      <Link href={page.path} tone="standalone">
                        {page.title}
                      </Link>
                    </Heading>
                    <Text size="small" tone="muted">
                      {page.description}
                    </Text>
                  </li>
                ))}
              </Stack>
            </Aside>
          ))}
        </Stack>
      </Section>
    </LandingPage>
  );
}
