import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef, createElement } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One icon of `lucide`, imported by its name so that only this one is shipped. */
  icon: IconNode;
  /**
   * `small` follows the text (1.15 em), `medium` is 24 px, `large` 48 px. The stroke stays 1.5 px.
   * @default 'small'
   */
  size?: (typeof iconSizes)[number];
  /** Name for assistive technology. Without it the icon is decoration and hidden from it. */
  label?: string;
}

/** A line icon in the current colour. Renders `<svg>`. */
export function Icon({ icon, size = 'small', label, className, ...props }: IconProps) {
  return createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: size === 'large' ? 0.75 : 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
      ...props,
      className: cx(styles.sizes[size], className),
    },
    // As arguments, not as a list, the parts need no keys.
    ...icon.map(([part, attributes]) => createElement(part, attributes)),
  );
}
