import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Grid.css.ts';

export const gridColumns = [
  'two',
  'three',
  'four',
  'five',
  'pair',
  'sidebar',
  'split',
  'rail',
] as const;
const gridGaps = ['l', 'xxl'] as const;
export const gridElements = ['div', 'ul', 'ol'] as const;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Columns on a desktop. Equal ones become two from 640 px (one for `two` below 768 px) and one on a phone; `five`
   * are five from 1200 px and three from 640 px. `pair` is two columns on every screen, for a number and its unit; in a
   * grid of four it takes two columns.
   * `sidebar` is a wide column and one of 320 px from 1200 px, `split` five twelfths and seven from 1024 px. `rail` is a
   * column of running text, its last child; from 1200 px the first child is in the margin before it, and one between
   * them in the margin after it.
   * @default 'three'
   */
  columns?: (typeof gridColumns)[number];
  /**
   * Space between the rows: 24 px for form fields, 48 px for independent items.
   * @default 'xxl'
   */
  gap?: (typeof gridGaps)[number];
  /**
   * Element to render.
   * @default 'div'
   */
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
  // The elements in `as` take the attributes of a div; only their refs differ in type.
  const Tag = Element as 'div';
  return (
    <Tag
      {...props}
      className={cx(styles.root, styles.columns[columns], styles.gaps[gap], className)}
    />
  );
}
