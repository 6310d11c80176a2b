import {
  BlogCard,
  BlogCardSkeleton,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Hero,
  Section,
  Stack,
} from '@brand/ui';
import { BlogError } from '../blog/BlogClient.ts';
import { bookmarks, useBookmarks } from '../blog/bookmarks.ts';
import { browserBlog } from '../blog/context.ts';
import { cardOf } from '../blog/post.ts';
import { Bookmark } from '../blog/Share.tsx';
import { blog } from '../content/blog.ts';
import { cardBlog } from '../content/media.generated.ts';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/bookmarks.ts';

const path = '/bookmarks';
const words = blog.bookmarks;

export const handle: RouteHandle = { hero: true };

export const meta = () => [
  ...pageMeta({ title: words.title, description: words.lead, path, image: cardBlog.src }),
  { name: 'robots', content: 'noindex' },
];

/** Only the browser knows what its visitor has marked. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (bookmarks().length === 0) return { posts: [] };
  try {
    return { posts: await browserBlog.all(request.signal) };
  } catch (error) {
    if (!(error instanceof BlogError)) throw error;
    return { error: error.message };
  }
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
  const ids = useBookmarks();
  if ('error' in loaderData) {
    return (
      <Page>
        <ErrorState title={loaderData.error} retryHref={path} />
      </Page>
    );
  }
  const posts = ids.flatMap((id) => loaderData.posts.find((post) => post.id === id) ?? []);
  return (
    <Page>
      {posts.length === 0 ? (
        <EmptyState
          title={words.empty}
          actions={<ButtonLink href="/blog">{blog.empty.action}</ButtonLink>}
        >
          {words.hint}
        </EmptyState>
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
      <Hero height="content" headlines={[{ title: words.title, text: words.lead }]} />
      <Section space="half" tall>
        {children}
      </Section>
    </>
  );
}
