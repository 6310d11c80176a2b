import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Prose.css.ts';

export type ProseProps = ComponentPropsWithRef<'div'>;

/** Running text: styles plain HTML elements like an article. Renders `<div>`. */
export function Prose({ className, ...props }: ProseProps) {
  return <div {...props} className={cx(styles.root, className)} />;
}
