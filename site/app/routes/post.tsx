import {
  ArticleBody,
  AuthorBox,
  ErrorState,
  Grid,
  PostHeader,
  RelatedPosts,
  Section,
  SectionHead,
  Stack,
  TagList,
} from '@brand/ui';
import { redirect, useLocation } from 'react-router-dom';
import { Banner } from '../blog/Banner.tsx';
import { blogPosting } from '../blog/blogPosting.ts';
import { Comments, receiveComment } from '../blog/Comments.tsx';
import { Contents } from '../blog/Contents.tsx';
import { browserBlog, serverBlog } from '../blog/context.ts';
import { listingHref } from '../blog/href.ts';
import { cardOf, coverImage, loadPost } from '../blog/post.ts';
import { Bookmark, Share } from '../blog/Share.tsx';
import { blog } from '../content/blog.ts';
import { newsletter } from '../content/newsletter.ts';
import { changedAt } from '../feeds/feed.ts';
import { Subscribe } from '../newsletter/Subscribe.tsx';
import { cachedPage } from '../shell/cache.ts';
import { pageMeta } from '../shell/meta.ts';
import { breadcrumbs, StructuredData } from '../shell/structuredData.tsx';
import type { Route } from './+types/post.ts';

export { headers } from '../shell/cache.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadPost(serverBlog(context), params.slug, request.signal);
  if (!page) throw redirect('/404');
  return cachedPage(page, 'error' in page);
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = await loadPost(browserBlog, params.slug, request.signal);
  if (!page) throw redirect('/404');
  return page;
}

export async function action({ request, context }: Route.ActionArgs) {
  const service = serverBlog(context);
  return receiveComment((comment) => service.addComment(comment), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const path = `/blog/${params.slug}`;
  if (!loaderData || 'error' in loaderData) {
    return pageMeta({
      title: 'Error Loading Post',
      description: 'This post could not be loaded.',
      path,
    });
  }
  const { post } = loaderData;
  return [
    ...pageMeta({
      title: post.meta_title ?? post.title,
      description: post.meta_description ?? post.excerpt ?? post.title,
      path,
      image: coverImage(post.image)?.src,
      type: 'article',
    }),
    { property: 'article:published_time', content: post.created_at },
    { property: 'article:modified_time', content: changedAt(post) },
  ];
};

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if ('error' in loaderData) {
    return (
      <Section>
        <ErrorState headingLevel={1} title="Error Loading Post" retryHref={pathname}>
          {loaderData.error}
        </ErrorState>
      </Section>
    );
  }
  const { post, minutes, article, comments, related } = loaderData;
  const cover = coverImage(post.image);
  return (
    <>
      <article>
        <Section ground="dark" space="half">
          <PostHeader
            title={post.title}
            categories={post.categories?.map(({ name, slug }) => ({
              name,
              href: listingHref({ category: slug }),
            }))}
            author={post.author_name ?? undefined}
            date={post.created_at}
            minutes={minutes}
            cover={cover && { ...cover, caption: post.image_caption ?? undefined }}
          />
        </Section>
        <Section space="half">
          <Grid columns="rail">
            <Share
              postId={post.id}
              path={pathname}
              title={post.title}
              summary={post.meta_description ?? post.excerpt ?? post.title}
            />
            <Contents article={article} />
            <Stack gap="xxl">
              <ArticleBody content={article} />
              <TagList
                tags={(post.tags ?? []).map((name) => ({ name, href: listingHref({ tag: name }) }))}
              />
              <Comments
                key={post.id}
                postId={post.id}
                action={pathname}
                comments={comments}
                sent={actionData}
              />
              <AuthorBox
                author={post.author_name ?? undefined}
                bio={post.author_bio ?? undefined}
                postsHref="/blog"
                actions={<Bookmark postId={post.id} />}
              />
            </Stack>
          </Grid>
        </Section>
      </article>
      {related.length > 0 && (
        <Section tone="subtle" screenOnly>
          <RelatedPosts posts={related.map(cardOf)} />
        </Section>
      )}
      <Section aria-labelledby="newsletter" screenOnly>
        <SectionHead headingId="newsletter" title={newsletter.title} lead={newsletter.lead}>
          <Subscribe />
        </SectionHead>
      </Section>
      <Banner />
      <StructuredData
        data={
          import.meta.env.SSR && [
            blogPosting(post),
            breadcrumbs({ name: blog.title, path: '/blog' }, { name: post.title, path: pathname }),
          ]
        }
      />
    </>
  );
}
