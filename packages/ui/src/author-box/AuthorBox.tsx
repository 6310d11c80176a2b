'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './AuthorBox.css.ts';

const defaultLabels = {
  title: 'About {author}',
  posts: 'View all posts',
} as const;

/** Labels of the box. */
export interface AuthorBoxLabels extends Words<typeof defaultLabels> {}

export interface AuthorBoxProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the author. */
  author: string;
  /** About the author, in a sentence or two. */
  bio?: ReactNode;
  /** URL of the listing of all posts. */
  postsHref: string;
  /** Further actions after the link, for example a bookmark button. */
  actions?: ReactNode;
  labels?: Partial<AuthorBoxLabels>;
}

/** The author of a post. Renders `<section>`, named by its title. */
export function AuthorBox({
  author,
  bio,
  postsHref,
  actions,
  headingLevel = 2,
  labels,
  className,
  ...props
}: AuthorBoxProps) {
  const words = useLabels('AuthorBox', defaultLabels, labels);
  const id = useId();
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h4" id={id}>
        {fill(words.title, { author })}
      </Heading>
      {bio && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      <div className={styles.actions}>
        <Link href={postsHref} tone="standalone" className={styles.link}>
          {words.posts}
        </Link>
        {actions}
      </div>
    </section>
  );
}
