import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'title', 'image'] as const;

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Shape of the loading content: a line of text, a heading, or a 16:9 image. @default 'line' */
  shape?: (typeof skeletonShapes)[number];
}

/** Placeholder for loading content. Hidden from assistive technology. Renders `<span>`. */
export function Skeleton({ shape = 'line', className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={cx(styles.root, styles.shapes[shape], className)}
    />
  );
}
