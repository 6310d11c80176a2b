'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import * as styles from './Figure.css.ts';

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** Caption, for example `Air-foil bearing, section`. */
  caption: ReactNode;
  /** Number of the figure on its page, shown before the caption. */
  number?: number;
  /** Word before the number. @default 'Fig.' */
  label?: string;
  /**
   * In a `Section`: stands on a floor, from the left margin of the page to the right edge of the window, which cuts it. The
   * floor ends the section. @default false
   */
  bleed?: boolean;
}

/** A drawing, render or video with its caption: "Fig. 2 - Air-foil bearing, section". Renders `<figure>`. */
export function Figure({
  caption,
  number,
  label,
  bleed = false,
  className,
  children,
  ...props
}: FigureProps) {
  const word = useLabel('Figure', 'Fig.', label);
  return (
    <figure {...props} className={cx(styles.root, bleed && styles.bleed, className)}>
      {children}
      <figcaption className={styles.caption}>
        {number !== undefined && <span className={styles.number}>{`${word} ${number} - `}</span>}
        {caption}
      </figcaption>
    </figure>
  );
}
