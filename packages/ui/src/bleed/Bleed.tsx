import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Bleed.css.ts';

export type BleedProps = ComponentPropsWithRef<'div'>;

/** Extends content inside a `Section` to the edges of the window. Renders `<div>`. */
export function Bleed({ className, ...props }: BleedProps) {
  return <div {...props} className={cx(styles.root, className)} />;
}
