import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { headingSizes } from '../styles/type.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export { headingSizes };

/** Level of a heading in the outline of the page. */
export type HeadingLevel = (typeof headingLevels)[number];

/** A block with a title. */
export interface BlockHeading {
  /** Outline level of the title. Headings within the block are one level below. @default 2 */
  headingLevel?: HeadingLevel;
}

/** A block whose items have titles. */
export interface ItemHeadings {
  /** Outline level of the titles. @default 3 */
  headingLevel?: HeadingLevel;
}

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Outline level. */
  level: HeadingLevel;
  /** Visual size. By default that of the level; levels 5 and 6 look like `h4`. */
  size?: (typeof headingSizes)[number];
}

/** A heading. Renders `<h1>`-`<h6>`. */
export function Heading({ level, size, className, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? (`h${Math.min(level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4');
  return (
    <Element {...props} className={cx(styles.sizes[look], className)}>
      {unbroken(children)}
    </Element>
  );
}
