import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['new', 'popular', 'patent', 'other'] as const;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * Colour by meaning: new things, popular ones, patents and fast ones, all other marks.
   * @default 'other'
   */
  tone?: (typeof badgeTones)[number];
}

/** A word that marks what it stands beside. Renders `<span>`. */
export function Badge({ tone = 'other', className, ...props }: BadgeProps) {
  return <span {...props} className={cx(styles.root, styles.tones[tone], className)} />;
}
