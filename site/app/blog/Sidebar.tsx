import {
  CategoryFilter,
  type CategoryFilterItem,
  RecentPosts,
  SidebarSection,
  Stack,
  Text,
} from '@brand/ui';
import { blog } from '../content/blog.ts';
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
        <Text size="small" tone="muted">
          {blog.about.text}
        </Text>
      </SidebarSection>
    </Stack>
  );
}
