import { serviceFetchContext } from '@brand/delivery/contexts';
import { call, previewPost } from '@brand/service/client';
import { readingTime } from '@brand/service/markup/readingTime';
import { Alert, ButtonLink, EmptyState, Section } from '@brand/ui';
import { data } from 'react-router-dom';
import { readArticle } from '../../blog/post.ts';
import { pageMeta } from '../../shell/meta.ts';
import type { Route } from './+types/preview.ts';
import { PostArticle } from './PostArticle.tsx';

export { headers } from '../../shell/cache.ts';

/** Preview of an unpublished post, for everyone who has the link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { token } = params;
  const preview = await call(context.get(serviceFetchContext), previewPost, {
    query: { token },
    signal: request.signal,
  });
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
  if (!preview.ok) {
    if (preview.status === 404 || preview.status === 400) {
      return data(null, { status: 404, headers });
    }
    throw data('Failed to fetch blog post', { status: 503, headers });
  }
  const { content, ...post } = preview.value;
  const page = { post, minutes: readingTime(content), article: await readArticle({ content }) };
  return data(page, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.post.title ?? 'Preview',
    description: 'A preview of a post that is not published.',
    path: '/blog',
    noindex: true,
  });

const expiry = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export default function Preview({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <Section>
        <EmptyState
          headingLevel={1}
          title="This link is no longer valid."
          actions={<ButtonLink href="/blog">View All Technical Resources</ButtonLink>}
        >
          Preview links expire after a week, or when the post is published. Ask the sender for a new
          one.
        </EmptyState>
      </Section>
    );
  }
  const { post } = loaderData;
  return (
    <>
      <Section space="half">
        <Alert title="Preview">
          Readers do not see this version. The link expires on{' '}
          {expiry.format(new Date(post.expires_at))}.
        </Alert>
      </Section>
      <PostArticle {...loaderData} />
    </>
  );
}
