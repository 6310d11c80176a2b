import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './FeatureList.css.ts';

export const featureListLayouts = ['columns', 'line'] as const;

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements, a line or two each. */
  items: readonly string[];
  /** `columns` sets each under a hairline; `line` in two close columns, for names. @default 'columns' */
  layout?: (typeof featureListLayouts)[number];
}

/** Short statements. Renders `<ul>`. */
export function FeatureList({ items, layout, className, ...props }: FeatureListProps) {
  return (
    <ul {...props} data-layout={layout} className={cx(styles.root, className)}>
      {items.map((feature) => (
        <li key={feature} className={styles.feature}>
          {feature}
        </li>
      ))}
    </ul>
  );
}
