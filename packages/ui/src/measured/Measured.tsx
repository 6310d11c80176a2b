import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Measured.css.ts';

export interface MeasuredProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** With metric figures. */
  metric: ReactNode;
  /** With figures in US customary units. */
  us: ReactNode;
}

/** A text with figures in both systems of units, of which the page shows the one its visitor reads. Renders `<span>`. */
export function Measured({ metric, us, className, ...props }: MeasuredProps) {
  return (
    <span {...props} className={cx(styles.root, className)}>
      <span data-system="metric">{metric}</span>
      <span data-system="us">{us}</span>
    </span>
  );
}
