import {
  ButtonLink,
  CategoryFilter,
  type CategoryFilterItem,
  Link,
  RecentPosts,
  SidebarSection,
  Stack,
  Text,
} from '@brand/ui';
import { catalogueArchive } from '../content/archive.ts';
import { blog } from '../content/blog.ts';

import { newsletter } from '../content/newsletter.ts';
import { Subscribe } from '../newsletter/Subscribe.tsx';
import type { Listing } from './listing.ts';
import { coverImage } from './post.ts';

interface SidebarProps {
  categories: readonly CategoryFilterItem[];
  recent: Listing['recent'];
}

/** What stands beside every listing. A part that the service did not answer is left out. */
export function Sidebar({ categories, recent }: SidebarProps) {
  return (
    <Stack gap="xxl" as="aside">
      {categories.length > 0 && (
        <SidebarSection title="Categories">
          <CategoryFilter look="list" items={categories} />
        </SidebarSection>
      )}
      {recent.length > 0 && (
        <SidebarSection title="Recent">
          <RecentPosts
            posts={recent.map(({ slug, title, created_at, image }) => ({
              href: `/blog/${slug}`,
              title,
              date: created_at,
              image: coverImage(image),
            }))}
          />
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
      <SidebarSection title={newsletter.title}>
        <Stack gap="m">
          <Text size="small" tone="muted">
            {newsletter.lead}
          </Text>
          <Subscribe />
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
  );
}
