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
  /** Space between the children: 4, 8, 12, 16, 24, 32, 48 or 72 px. @default 'm' */
  gap?: (typeof stackGaps)[number];
  /** `block` stacks the children, `inline` places them side by side and wraps them. @default 'block' */
  direction?: (typeof stackDirections)[number];
  /** Omits the content in print, for example links that are actions. @default false */
  screenOnly?: boolean;
  /** Element to render. @default 'div' */
  as?: (typeof stackElements)[number];
}

/** Arranges its children in a column or row with equal gaps. Renders `<div>` or the element in `as`. */
export function Stack({
  gap = 'm',
  direction = 'block',
  as: Element = 'div',
  screenOnly = false,
  className,
  ...props
}: StackProps) {
  // All elements in `as` accept the attributes of a div; only the types of their refs differ.
  const Tag = Element as 'div';
  return (
    <Tag
      {...props}
      className={cx(
        styles.directions[direction],
        styles.gaps[gap],
        screenOnly && styles.screenOnly,
        className,
      )}
    />
  );
}
