import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './BlogCard.css.ts';

export type BlogCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Placeholder for a loading card. Hidden from assistive technology. Renders `<div>`. */
export function BlogCardSkeleton({ className, ...props }: BlogCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...props} className={cx(styles.root, styles.skeleton, className)}>
      <Skeleton shape="image" />
      <div className={styles.category}>
        <Skeleton className={styles.shortLine} />
      </div>
      <div className={styles.title}>
        <Skeleton shape="title" className={styles.longLine} />
      </div>
      <div className={styles.excerpt}>
        <Skeleton />
        <Skeleton />
        <Skeleton className={styles.longLine} />
      </div>
      <div className={styles.byline}>
        <Skeleton className={styles.shortLine} />
      </div>
    </div>
  );
}
