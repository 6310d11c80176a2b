import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef, createElement } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** An icon from `lucide`, imported by name so that bundlers can drop the rest. */
  icon: IconNode;
  /** `small` scales with the text (1.15 em), `medium` is 24 px, `large` 48 px; strokes are 1.5 px. @default 'small' */
  size?: (typeof iconSizes)[number];
  /** Accessible name. Without it the icon is decorative and hidden from assistive technology. */
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
    // Children passed as arguments need no keys.
    ...icon.map(([part, attributes]) => createElement(part, attributes)),
  );
}
