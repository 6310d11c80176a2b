'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { BlogCard, type BlogCardProps } from '../blog-card/BlogCard.tsx';
import { Grid } from '../grid/Grid.tsx';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { below } from '../internal/below.ts';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Posts, of which the first three are shown. Without posts nothing is rendered. */
  items: readonly BlogCardProps[];
  /** Heading above the posts. @default 'More like this' */
  title?: ReactNode;
}

const shown = 3;

/** Up to three posts to read next. Renders `<section>`, named by its title. */
export function RelatedPosts({
  items,
  title,
  headingLevel = 2,
  className,
  ...props
}: RelatedPostsProps) {
  const id = useId();
  const name = useLabel('RelatedPosts', 'More like this', title);
  if (items.length === 0) return null;
  const cardLevel = below(headingLevel);
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} id={id}>
        {name}
      </Heading>
      <Grid as="ul" columns="three">
        {items.slice(0, shown).map((post) => (
          <li key={post.href}>
            <BlogCard headingLevel={cardLevel} {...post} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
