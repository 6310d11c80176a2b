import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Container.css.ts';

export const containerWidths = ['wide', 'text'] as const;

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Maximum width: `wide` is 1320 px, `text` is the line length of running text (68 characters). @default 'wide' */
  width?: (typeof containerWidths)[number];
}

/** Centres its content between the page's margins. Renders `<div>`. */
export function Container({ width = 'wide', className, ...props }: ContainerProps) {
  return <div {...props} className={cx(styles.root, styles.widths[width], className)} />;
}
