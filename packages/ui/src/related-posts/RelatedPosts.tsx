import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { BlogCard, type BlogCardProps } from '../blog-card/BlogCard.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Of which the first three are shown. Without any nothing is rendered. */
  posts: readonly BlogCardProps[];
  /** @default 'More like this' */
  title?: ReactNode;
  /**
   * Level of the title in the outline of the page; the cards are one below.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

const shown = 3;

/** Up to three posts to read next. Renders `<section>`, named by its title. */
export function RelatedPosts({
  posts,
  title = 'More like this',
  headingLevel = 2,
  className,
  ...props
}: RelatedPostsProps) {
  const id = useId();
  if (posts.length === 0) return null;
  const cardLevel = (headingLevel + 1) as 3 | 4 | 5;
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} id={id}>
        {title}
      </Heading>
      <Grid as="ul" columns="three">
        {posts.slice(0, shown).map((post) => (
          <li key={post.href}>
            <BlogCard headingLevel={cardLevel} {...post} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
