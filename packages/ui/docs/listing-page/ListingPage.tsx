import {
  BlogCard,
  ButtonLink,
  CallToAction,
  FilterPills,
  Grid,
  Hero,
  NewsletterForm,
  Pagination,
  RecentPosts,
  ResultsSummary,
  SearchField,
  Section,
  SidebarSection,
  Stack,
  Text,
  VisuallyHidden,
} from '@brand/ui';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.ts';

/** A listing of articles with search, categories, pagination and a sidebar. */
export function ListingPage() {
  return (
    <PageFrame path="/blog">
      <Hero
        height="content"
        headlines={[
          {
            title: 'Technical resources',
            text: 'Articles on bearings, aeration, energy and controls, by the engineers of the machines.',
          },
        ]}
      >
        <SearchField
          action="/blog"
          labels={{ search: 'Search technical resources' }}
          placeholder="Search articles on bearings, aeration, energy…"
        />
      </Hero>
      <Section space="half">
        <Grid columns="sidebar">
          <Stack gap="l">
            <nav aria-label="Filter by category">
              <FilterPills
                label="Categories"
                options={[
                  { value: '', label: 'All', href: '/blog' },
                  ...content.categories.map(({ count: _count, ...category }) => category),
                ]}
              />
            </nav>
            <ResultsSummary shown={content.posts.length} total={24} page={1} pages={3} />
            <VisuallyHidden>
              <h2>Articles</h2>
            </VisuallyHidden>
            <Grid columns="two">
              {content.posts.map((post) => (
                <BlogCard key={post.href} {...post} />
              ))}
            </Grid>
            <Pagination page={1} pages={3} firstHref="/blog" hrefTemplate="/blog?page={page}" />
          </Stack>
          <Stack gap="xxl" as="aside">
            <SidebarSection title="Categories">
              <nav aria-label="Categories">
                <FilterPills
                  label="Articles by category"
                  look="list"
                  value=""
                  options={content.categories}
                />
              </nav>
            </SidebarSection>
            <SidebarSection title="Recent">
              <RecentPosts items={content.posts.slice(0, 4)} />
            </SidebarSection>
            <SidebarSection title="Newsletter">
              <Stack gap="m">
                <Text size="small" tone="muted">
                  New articles on oil-free air, a few times a year.
                </Text>
                <NewsletterForm action="/newsletter" />
              </Stack>
            </SidebarSection>
          </Stack>
        </Grid>
      </Section>
      <CallToAction
        title="A duty point says more than a catalogue."
        text="Send us flow and pressure, and we will work through it with you."
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/products" tone="quiet">
              Explore Products
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
