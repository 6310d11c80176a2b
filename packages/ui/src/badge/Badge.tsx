import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['new', 'popular', 'patent', 'other'] as const;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Colour by meaning: `new`, `popular`, `patent` (patented or fast) or `other`. @default 'other' */
  tone?: (typeof badgeTones)[number];
}

/** A word that marks the item next to it. Renders `<span>`. */
export function Badge({ tone = 'other', className, ...props }: BadgeProps) {
  return <span {...props} className={cx(styles.root, styles.tones[tone], className)} />;
}
