import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One icon of `lucide-react`, imported by its name so that only this one is shipped. */
  icon: LucideIcon;
  /**
   * `small` follows the text (1.15 em), `medium` is 24 px, `large` 48 px. The stroke stays 1.5 px.
   * @default 'small'
   */
  size?: (typeof iconSizes)[number];
  /** Name for assistive technology. Without it the icon is decoration and hidden from it. */
  label?: string;
}

/** A line icon in the current colour. Renders `<svg>`. */
export function Icon({ icon: Glyph, size = 'small', label, className, ...props }: IconProps) {
  return (
    <Glyph
      strokeWidth={size === 'large' ? 0.75 : 1.5}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={cx(styles.sizes[size], className)}
    />
  );
}
