import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'title', 'image'] as const;

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /**
   * What it stands for: a line of text, a heading, or a picture of 16:9.
   * @default 'line'
   */
  shape?: (typeof skeletonShapes)[number];
}

/** Keeps the place of what is still loading. Hidden from assistive technology. Renders `<span>`. */
export function Skeleton({ shape = 'line', className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={cx(styles.root, styles.shapes[shape], className)}
    />
  );
}
