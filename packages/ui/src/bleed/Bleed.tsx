import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Bleed.css.ts';

export type BleedProps = ComponentPropsWithRef<'div'>;

/** Lets its content run to the edges of the window from inside a `Section`. Renders `<div>`. */
export function Bleed({ className, ...props }: BleedProps) {
  return <div {...props} className={cx(styles.root, className)} />;
}
