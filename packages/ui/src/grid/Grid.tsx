import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Grid.css.ts';

export const gridColumns = [
  'two',
  'pair',
  'lead',
  'three',
  'four',
  'figure',
  'sidebar',
  'split',
  'plates',
  'index',
  'rail',
] as const;
const gridGaps = ['l', 'xxl'] as const;
export const gridElements = ['div', 'ul', 'ol'] as const;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Column layout. On phones every layout but `pair` has one column.
   * `two`: two equal columns from 768 px. `pair`: two equal columns everywhere. `lead`: the same, where the first of an odd number of items takes the row. `three`, `four`: two from 640 px, three or four from 1024 px; in `four` the first
   * item is twice as wide if that fills the last row. `figure`: from 1024 px the first child is in 5/12 at the end, and the second, a figure about it,
   * in 7/12 at the start, where it stays in view. `sidebar`: a wide column and one of 320 px from 1200 px. `split`: 5/12 and 7/12 from 1024 px and on
   * paper. `plates`: for cards, two from 640 px; from 1024 px four, or two in 5/12 and 7/12, whose pictures reach the edges of the page. `index`: 3/12, for a list of topics, and 9/12 from 1024 px. `rail`: a column of running text, which is the last child; from 1200 px the first child is in the margin
   * before it, and a child between the two in the margin after it.
   * @default 'three'
   */
  columns?: (typeof gridColumns)[number];
  /** Space between the rows: 24 px for form fields, 48 px for independent items. @default 'xxl' */
  gap?: (typeof gridGaps)[number];
  /** Element to render. @default 'div' */
  as?: (typeof gridElements)[number];
}

/** Columns that collapse on narrow screens. Renders `<div>` or the element in `as`. */
export function Grid({
  columns = 'three',
  gap = 'xxl',
  as: Element = 'div',
  className,
  ...props
}: GridProps) {
  // The elements in `as` accept the same attributes as a div; only the ref types differ.
  const Tag = Element as 'div';
  return (
    <Tag
      {...props}
      className={cx(styles.root, styles.columns[columns], styles.gaps[gap], className)}
    />
  );
}
