import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { textSizes } from '../styles/type.ts';
import * as styles from './Text.css.ts';

export const textTones = ['normal', 'muted'] as const;
export const textElements = ['p', 'span', 'div', 'small', 'strong', 'figcaption', 'li'] as const;
export { textSizes };

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** `lead` 18-20 px, `body` 17 px, `small` 15 px, `caption` 14 px. @default 'body' */
  size?: (typeof textSizes)[number];
  /** `muted` for secondary text. @default 'normal' */
  tone?: (typeof textTones)[number];
  /** Gives all figures the same width, for columns of numbers. @default false */
  tabular?: boolean;
  /** Element to render. @default 'p' */
  as?: (typeof textElements)[number];
}

/** Text in one of the text styles. Renders `<p>` or the element in `as`. */
export function Text({
  size = 'body',
  tone = 'normal',
  tabular = false,
  as: Element = 'p',
  className,
  children,
  ...props
}: TextProps) {
  // All elements in `as` accept the attributes of a paragraph; only the types of their refs differ.
  const Tag = Element as 'p';
  return (
    <Tag
      {...props}
      className={cx(styles.sizes[size], styles.tones[tone], tabular && styles.tabular, className)}
    >
      {unbroken(children)}
    </Tag>
  );
}
