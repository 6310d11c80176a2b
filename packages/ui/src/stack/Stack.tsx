import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Stack.css.ts';

export const stackGaps = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export const stackDirections = ['block', 'inline'] as const;
export const stackElements = [
  'div',
  'ul',
  'ol',
  'nav',
  'header',
  'footer',
  'aside',
  'article',
] as const;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Space between the children: 4, 8, 12, 16, 24, 32, 48 or 72 px.
   * @default 'm'
   */
  gap?: (typeof stackGaps)[number];
  /**
   * `block` stacks them, `inline` puts them side by side and wraps them if they don't fit.
   * @default 'block'
   */
  direction?: (typeof stackDirections)[number];
  /**
   * Element to render.
   * @default 'div'
   */
  as?: (typeof stackElements)[number];
}

/** Children in a row or column with equal space between them. Renders `<div>` or the element in `as`. */
export function Stack({
  gap = 'm',
  direction = 'block',
  as: Element = 'div',
  className,
  ...props
}: StackProps) {
  // The elements in `as` take the attributes of a div; only their refs differ in type.
  const Tag = Element as 'div';
  return (
    <Tag {...props} className={cx(styles.directions[direction], styles.gaps[gap], className)} />
  );
}
