import type { ComponentPropsWithRef } from 'react';
import type { ItemHeadings } from '../heading/Heading.tsx';

export const cardElements = ['article', 'li', 'div', 'section'] as const;

/** Props shared by all cards. */
export interface CardRootProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Element to render. @default 'article' */
  as?: (typeof cardElements)[number];
}

/** Props shared by all cards with a title. */
export interface TitledCardProps extends ItemHeadings, Omit<CardRootProps, 'children'> {}

/** Root element of a card. Renders `<article>` or the element in `as`. */
export function CardRoot({ as: Element = 'article', ...props }: CardRootProps) {
  // The elements in `as` accept the same attributes as an article; only the ref types differ.
  const Tag = Element as 'article';
  return <Tag {...props} />;
}
