import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import * as styles from './Measured.css.ts';

export interface MeasuredProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text with metric figures. */
  metric: ReactNode;
  /** The text with figures in US customary units. */
  us: ReactNode;
}

/** A text in metric and in US units, of which only the version that the visitor has chosen is shown. Renders `<span>`. */
export function Measured({ metric, us, className, ...props }: MeasuredProps) {
  return (
    <span {...props} className={cx(styles.root, className)}>
      <span data-system="metric">{unbroken(metric)}</span>
      <span data-system="us">{unbroken(us)}</span>
    </span>
  );
}
