import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Card.css.ts';

export const cardElements = ['div', 'article', 'li', 'section'] as const;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Marks the card as chosen.
   * @default false
   */
  selected?: boolean;
  /**
   * Element to render.
   * @default 'div'
   */
  as?: (typeof cardElements)[number];
}

/** A box with a hairline, for what is chosen or compared as one thing. Renders `<div>` or the element in `as`. */
export function Card({ selected = false, as: Element = 'div', className, ...props }: CardProps) {
  // The elements of `as` take the attributes of a div; only their refs have other types.
  const Tag = Element as 'div';
  return (
    <Tag {...props} data-selected={selected || undefined} className={cx(styles.root, className)} />
  );
}
