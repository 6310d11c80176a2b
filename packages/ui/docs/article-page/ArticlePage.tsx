import {
  ArticleBody,
  AuthorBox,
  BookmarkButton,
  CommentForm,
  CommentList,
  CommentSection,
  Grid,
  NewsletterForm,
  PostHeader,
  RelatedPosts,
  Section,
  SectionHead,
  ShareRail,
  Stack,
  TableOfContents,
  TagList,
} from '@brand/ui';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.ts';

/** An article with its comments and related posts. */
export function ArticlePage() {
  return (
    <PageFrame path="/blog" overlay={false}>
      <article>
        <Section ground="dark" space="half">
          <PostHeader {...content.header} />
        </Section>
        <Section space="half">
          <Grid columns="rail">
            <ShareRail {...content.share}>
              <BookmarkButton look="icon" />
            </ShareRail>
            <TableOfContents items={content.contents} />
            <Stack gap="xxl">
              <ArticleBody content={content.article} />
              <TagList items={content.tags} />
              <CommentSection count={0}>
                <CommentList items={[]} />
                <CommentForm action="/comments" />
              </CommentSection>
              <AuthorBox {...content.author} actions={<BookmarkButton />} />
            </Stack>
          </Grid>
        </Section>
      </article>
      <Section tone="subtle" screenOnly>
        <RelatedPosts items={content.related} />
      </Section>
      <Section aria-labelledby="newsletter" screenOnly>
        <SectionHead
          headingId="newsletter"
          title="Newsletter"
          lead="New articles on oil-free air, a few times a year. Unsubscribe with one click."
        >
          <NewsletterForm action="/newsletter" />
        </SectionHead>
      </Section>
    </PageFrame>
  );
}
