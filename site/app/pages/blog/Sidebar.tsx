import { catalogueArchive } from '@brand/catalogue/archive';
import { coverImage } from '@brand/service/client';
import {
  ButtonLink,
  FilterPills,
  type FilterPillsOption,
  Link,
  RecentPosts,
  SidebarSection,
  Stack,
  Text,
} from '@brand/ui';
import { blog } from '../../blog/content.ts';
import { Feeds } from '../../blog/Feeds.tsx';
import { newsletter } from '../../blog/newsletterContent.ts';
import { Subscribe } from '../../blog/Subscribe.tsx';
import type { Listing } from './listing.ts';

interface SidebarProps {
  category: string | undefined;
  categories: readonly FilterPillsOption[];
  recent: Listing['recent'];
}

/** Sidebar of a listing. It omits parts that failed to load. */
export function Sidebar({ category, categories, recent }: SidebarProps) {
  return (
    <Stack gap="xxl" as="aside">
      {categories.length > 0 && (
        <SidebarSection title="Categories">
          <nav aria-label="Categories">
            <FilterPills
              label="Articles by category"
              look="list"
              value={category ?? ''}
              options={categories}
            />
          </nav>
        </SidebarSection>
      )}
      <SidebarSection title={blog.about.title}>
        <Stack gap="s">
          <Text size="small" tone="muted">
            {blog.about.text}
          </Text>
          <Link href="/about" tone="standalone">
            {blog.about.action}
          </Link>
        </Stack>
      </SidebarSection>
      {recent.length > 0 && (
        <SidebarSection title="Recent">
          <RecentPosts
            items={recent.map(({ slug, title, created_at, image }) => ({
              href: `/blog/${slug}`,
              title,
              date: created_at,
              image: coverImage(image),
            }))}
          />
        </SidebarSection>
      )}
      {/* Stays in view beside a longer list. */}
      <Stack gap="xxl">
        <SidebarSection title={newsletter.title}>
          <Stack gap="m">
            <Text size="small" tone="muted">
              {newsletter.lead}
            </Text>
            <Subscribe />
            <Feeds category={category} />
          </Stack>
        </SidebarSection>
        <SidebarSection title={blog.pack.title}>
          <Stack gap="m">
            <Text size="small" tone="muted">
              {blog.pack.text}
            </Text>
            <Stack direction="inline">
              <ButtonLink href={catalogueArchive} tone="quiet" size="small" download>
                {blog.pack.action}
              </ButtonLink>
            </Stack>
          </Stack>
        </SidebarSection>
      </Stack>
    </Stack>
  );
}
