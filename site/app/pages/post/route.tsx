import { serviceFetchContext } from '@brand/delivery/contexts';
import { sameOrigin, shareImage } from '@brand/service/client';
import { changedAt } from '@brand/service/contract';
import { ErrorState, RelatedPosts, Section, SectionHead } from '@brand/ui';
import { redirect, useLocation, useRevalidator } from 'react-router-dom';
import { Banner } from '../../blog/Banner.tsx';
import { newsletter } from '../../blog/newsletterContent.ts';
import { cardOf, loadPost } from '../../blog/post.ts';
import { Subscribe } from '../../blog/Subscribe.tsx';
import { cachedPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { page as blogPage } from '../blog/page.ts';
import type { Route } from './+types/route.ts';
import { blogPosting } from './blogPosting.ts';
import { Comments } from './Comments.tsx';
import { PostArticle } from './PostArticle.tsx';
import { receiveComment } from './receiveComment.ts';

export { headers } from '../../shell/cache.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadPost(context.get(serviceFetchContext), params.slug, request.signal);
  if (!page) throw redirect('/404');
  return cachedPage(page, 'error' in page);
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = await loadPost(sameOrigin, params.slug, request.signal);
  if (!page) throw redirect('/404');
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const service = context.get(serviceFetchContext);
  const sent = await receiveComment(service, params.slug, await request.formData());
  return sent ?? redirect('/404');
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const path = `/blog/${params.slug}`;
  if (!loaderData || 'error' in loaderData) {
    return pageMeta({
      group: blogPage.group,
      title: 'Error Loading Post',
      description: 'This post could not be loaded.',
      path,
    });
  }
  const { post } = loaderData;
  return [
    ...pageMeta({
      group: blogPage.group,
      title: post.meta_title ?? post.title,
      description: post.meta_description ?? post.excerpt ?? post.title,
      path,
      image: shareImage(post.image),
      ...(post.image && {
        imageAlt: post.image_caption?.replace(/^Fig\. \d+ - /, '') ?? post.title,
      }),
      type: 'article',
    }),
    { property: 'article:published_time', content: post.created_at },
    { property: 'article:modified_time', content: changedAt(post) },
  ];
};

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  if ('error' in loaderData) {
    return (
      <Section>
        <ErrorState
          headingLevel={1}
          title="Error Loading Post"
          retryHref={pathname}
          onRetry={revalidate}
        >
          {loaderData.error}
        </ErrorState>
      </Section>
    );
  }
  const { post, minutes, article, comments, related } = loaderData;
  return (
    <>
      <PostArticle post={post} minutes={minutes} article={article} path={pathname}>
        <Comments
          key={post.id}
          postId={post.id}
          action={pathname}
          comments={comments}
          search={search}
          refused={actionData}
        />
      </PostArticle>
      {related.length > 0 && (
        <Section tone="subtle" screenOnly>
          <RelatedPosts items={related.map(cardOf)} />
        </Section>
      )}
      <Section aria-labelledby="newsletter" screenOnly>
        <SectionHead headingId="newsletter" title={newsletter.title} lead={newsletter.lead}>
          <Subscribe />
        </SectionHead>
      </Section>
      <Banner />
      <StructuredData
        page={{ path: pathname, title: post.title, parents: [blogPage] }}
        data={import.meta.env.SSR && [blogPosting(post)]}
      />
    </>
  );
}
