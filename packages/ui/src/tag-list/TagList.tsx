import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './TagList.css.ts';

/** One tag. */
export interface Tag {
  name: string;
  /** Address of the listing of posts with this tag. Without it the tag is text. */
  href?: string;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  tags: readonly Tag[];
  /**
   * Name of the list, for assistive technology.
   * @default 'Tags'
   */
  label?: string;
}

/** What a post is about, in words. Renders `<ul>`. */
export function TagList({ tags, label = 'Tags', className, ...props }: TagListProps) {
  return (
    <ul aria-label={label} {...props} className={cx(styles.root, className)}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          {href === undefined ? (
            <span className={styles.tag}>{name}</span>
          ) : (
            <Link href={href} tone="plain" className={styles.tag}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
