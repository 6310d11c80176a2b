'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './TagList.css.ts';

/** A tag of the list. */
export interface Tag {
  name: string;
  /** URL of the listing of posts with this tag. Without it the tag is text. */
  href?: string;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Topics of the post, usually with the URLs of their listings. */
  items: readonly Tag[];
  /** Accessible name of the list. @default 'Tags' */
  label?: string;
}

/** The topics of a post. Renders `<ul>`, or nothing without topics. */
export function TagList({ items, label, className, ...props }: TagListProps) {
  const listName = useLabel('TagList', 'Tags', label);
  if (items.length === 0) return null;
  return (
    <ul aria-label={listName} {...props} className={cx(styles.root, className)}>
      {items.map(({ name, href }) => (
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
