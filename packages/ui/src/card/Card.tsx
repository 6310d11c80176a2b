import { CardRoot, type CardRootProps, cardElements } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Card.css.ts';

export { cardElements };

export const cardTones = ['raised', 'subtle'] as const;

export interface CardProps extends CardRootProps {
  /** Marks the card as selected. @default false */
  selected?: boolean;
  /** `subtle` is a tinted panel under an accent bar, for the result beside a form. @default 'raised' */
  tone?: (typeof cardTones)[number];
  /** Element to render. @default 'div' */
  as?: (typeof cardElements)[number];
}

/** A bordered box for an item that is selected or compared as a whole. Renders `<div>` or the element in `as`. */
export function Card({
  selected = false,
  tone = 'raised',
  as = 'div',
  className,
  ...props
}: CardProps) {
  return (
    <CardRoot
      {...props}
      as={as}
      data-selected={selected || undefined}
      className={cx(styles.root, styles.tones[tone], className)}
    />
  );
}
