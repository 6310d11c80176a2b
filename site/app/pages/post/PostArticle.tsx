import { coverImage } from '@brand/service/client';
import { DEFAULT_AUTHOR, type Post } from '@brand/service/contract';
import {
  type ArticleBlock,
  ArticleBody,
  AuthorBox,
  Grid,
  PostHeader,
  Section,
  Stack,
  TagList,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { blog } from '../../blog/content.ts';
import { listingHref } from '../../blog/href.ts';
import { Bookmark, BookmarksLink, Share } from '../../blog/Share.tsx';
import { Contents } from './Contents.tsx';

interface PostArticleProps {
  post: Omit<Post, 'content'>;
  /** Reading time. */
  minutes: number;
  article: readonly ArticleBlock[];
  /** Path of the post. Without it, as in a preview, it cannot be shared or bookmarked. */
  path?: string;
  /** Content between the tags and the author. */
  children?: ReactNode;
}

/** A post with its title, article, tags and author. */
export function PostArticle({ post, minutes, article, path, children }: PostArticleProps) {
  const cover = coverImage(post.image);
  const author = post.author_name ?? DEFAULT_AUTHOR;
  return (
    <article>
      <Section ground="dark" space="half">
        <PostHeader
          title={post.title}
          categories={post.categories?.map(({ name, slug }) => ({
            name,
            href: listingHref({ category: slug }),
          }))}
          author={author}
          date={post.created_at}
          minutes={minutes}
          cover={cover && { ...cover, caption: post.image_caption ?? undefined }}
        />
      </Section>
      <Section space="half">
        <Grid columns="rail">
          {path && (
            <Share
              postId={post.id}
              path={path}
              title={post.title}
              summary={post.meta_description ?? post.excerpt ?? post.title}
            />
          )}
          <Contents article={article} />
          <Stack gap="xxl">
            <ArticleBody content={article} />
            <TagList
              items={(post.tags ?? []).map((name) => ({
                name,
                href: listingHref({ tag: name }),
              }))}
            />
            {children}
            <AuthorBox
              author={author}
              bio={post.author_bio ?? blog.author}
              postsHref="/blog"
              actions={
                path && (
                  <>
                    <Bookmark postId={post.id} />
                    <BookmarksLink />
                  </>
                )
              }
            />
          </Stack>
        </Grid>
      </Section>
    </article>
  );
}
