import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { headingSizes } from '../styles/type.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export { headingSizes };

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page. */
  level: (typeof headingLevels)[number];
  /**
   * Look, where it differs from the level. By default the level's own (`h1`-`h4`).
   */
  size?: (typeof headingSizes)[number];
}

/** A heading. Renders `<h1>`-`<h6>`. */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? (`h${Math.min(level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4');
  return <Element {...props} className={cx(styles.sizes[look], className)} />;
}
