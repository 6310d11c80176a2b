import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export const spinnerLooks = ['inline', 'overlay'] as const;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * What is going on, for assistive technology.
   * @default 'Loading'
   */
  label?: string;
  /**
   * `overlay` stands in the middle of the window, once it has lasted 300 ms: what comes sooner needs no sign.
   * @default 'inline'
   */
  look?: (typeof spinnerLooks)[number];
}

/** Says that something is going on whose length is unknown. Renders `<span role="status">`. */
export function Spinner({ label = 'Loading', look = 'inline', className, ...props }: SpinnerProps) {
  return (
    <span role="status" {...props} className={cx(styles.root, styles.looks[look], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
