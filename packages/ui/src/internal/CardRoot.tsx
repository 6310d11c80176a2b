import type { ComponentPropsWithRef } from 'react';
import type { ItemHeadings } from '../heading/Heading.tsx';

export const cardElements = ['article', 'li', 'div', 'section'] as const;

/** Props of every card besides its own. */
export interface CardRootProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof cardElements)[number];
}

/** Props of a card with a title besides its own. */
export interface TitledCardProps extends ItemHeadings, Omit<CardRootProps, 'children'> {}

/** Renders `<article>` or the element in `as`. */
export function CardRoot({ as: Element = 'article', ...props }: CardRootProps) {
  // The elements in `as` take the attributes of an article; only their refs differ in type.
  const Tag = Element as 'article';
  return <Tag {...props} />;
}
