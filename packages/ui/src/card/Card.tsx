import { CardRoot, type CardRootProps, cardElements } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Card.css.ts';

export { cardElements };

export interface CardProps extends CardRootProps {
  /** Marks the card as selected. @default false */
  selected?: boolean;
  /** Element to render. @default 'div' */
  as?: (typeof cardElements)[number];
}

/** A bordered box for an item that is selected or compared as a whole. Renders `<div>` or the element in `as`. */
export function Card({ selected = false, as = 'div', className, ...props }: CardProps) {
  return (
    <CardRoot
      {...props}
      as={as}
      data-selected={selected || undefined}
      className={cx(styles.root, className)}
    />
  );
}
