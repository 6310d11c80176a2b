import { sameOrigin } from '@brand/service/client';
import {
  BlogCard,
  BlogCardSkeleton,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  keepFocus,
  PageHead,
  Section,
  Stack,
} from '@brand/ui';
import { allPosts } from '../../blog/allPosts.ts';
import { bookmarks } from '../../blog/bookmarks.ts';
import { blog } from '../../blog/content.ts';
import { cardOf } from '../../blog/post.ts';
import { Bookmark } from '../../blog/Share.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { page } from './page.ts';

const words = blog.bookmarks;

export const { meta, handle } = pageRoute(page);

/** Bookmarks are known only in the browser. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const posts = await allPosts(sameOrigin, request.signal);
  if (posts || bookmarks.read().length === 0) return { posts: posts ?? [] };
  return { error: 'Failed to load blogs' };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Page>
      <Grid columns="three">
        <BlogCardSkeleton />
        <BlogCardSkeleton />
        <BlogCardSkeleton />
      </Grid>
      <noscript>
        <EmptyState
          title={words.needsScript}
          actions={<ButtonLink href="/blog">{blog.empty.action}</ButtonLink>}
        />
      </noscript>
    </Page>
  );
}

export default function Bookmarks({ loaderData }: Route.ComponentProps) {
  const ids = bookmarks.useItems();
  if ('error' in loaderData) {
    return (
      <Page>
        <ErrorState title={loaderData.error} retryHref={page.path} />
      </Page>
    );
  }
  const posts = ids.flatMap((id) => loaderData.posts.find((post) => post.id === id) ?? []);
  return (
    <Page>
      {posts.length === 0 ? (
        <Stack gap="xxl">
          <EmptyState
            title={words.empty}
            actions={<ButtonLink href="/blog">{blog.empty.action}</ButtonLink>}
          >
            {words.hint}
          </EmptyState>
          <Grid columns="three">
            {loaderData.posts.slice(0, 3).map((post) => (
              <BlogCard key={post.id} {...cardOf(post)} headingLevel={2} />
            ))}
          </Grid>
        </Stack>
      ) : (
        <Grid columns="three">
          {posts.map((post) => (
            <Stack key={post.id} gap="m">
              <BlogCard {...cardOf(post)} headingLevel={2} />
              <Stack direction="inline">
                <Bookmark postId={post.id} />
              </Stack>
            </Stack>
          ))}
        </Grid>
      )}
    </Page>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PageHead size="page" title={words.title} text={words.lead} />
      <Section ref={keepFocus} tall>
        {children}
      </Section>
    </>
  );
}
