import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text only for assistive technology. Renders `<span>`. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={cx(styles.root, className)} />;
}
