import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Figure.css.ts';

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** What the figure shows, for example `Air-foil bearing, section`. */
  caption: ReactNode;
  /** Number of the figure in its page. Without it the caption stands alone. */
  number?: number;
  /**
   * Word before the number.
   * @default 'Fig.'
   */
  label?: string;
}

/** A drawing, render or film with its caption: "Fig. 2 - Air-foil bearing, section". Renders `<figure>`. */
export function Figure({
  caption,
  number,
  label = 'Fig.',
  className,
  children,
  ...props
}: FigureProps) {
  return (
    <figure {...props} className={cx(styles.root, className)}>
      {children}
      <figcaption className={styles.caption}>
        {number !== undefined && <span className={styles.number}>{`${label} ${number} - `}</span>}
        {caption}
      </figcaption>
    </figure>
  );
}
