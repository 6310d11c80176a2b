import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './AuthorBox.css.ts';

export interface AuthorBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** @default 'Admin' */
  author?: string;
  /** @default 'Technical writer on blowers, compressed air and the energy it takes.' */
  bio?: ReactNode;
  /** Address of the listing of all posts. */
  postsHref: string;
  /** Further actions after the link, for example a bookmark button. */
  actions?: ReactNode;
  /**
   * Level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
  /** @default { title: 'About {author}', posts: 'View all posts' } */
  labels?: { title?: string; posts?: string };
}

/** Who wrote a post. Renders `<section>`, named by its title. */
export function AuthorBox({
  author = 'Admin',
  bio = 'Technical writer on blowers, compressed air and the energy it takes.',
  postsHref,
  actions,
  headingLevel = 2,
  labels,
  className,
  ...props
}: AuthorBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h4" id={id}>
        {fill(labels?.title ?? 'About {author}', { author })}
      </Heading>
      <p className={styles.bio}>{bio}</p>
      <div className={styles.actions}>
        <Link href={postsHref} tone="standalone" className={styles.link}>
          {labels?.posts ?? 'View all posts'}
        </Link>
        {actions}
      </div>
    </section>
  );
}
