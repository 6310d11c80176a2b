import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * What is going on, for assistive technology.
   * @default 'Loading'
   */
  label?: string;
}

/** Says that something is going on whose length is unknown. Renders `<span role="status">`. */
export function Spinner({ label = 'Loading', className, ...props }: SpinnerProps) {
  return (
    <span role="status" {...props} className={cx(styles.root, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
