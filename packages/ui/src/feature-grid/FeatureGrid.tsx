import type { ComponentPropsWithRef } from 'react';
import { type Feature, FeatureCard } from '../feature-card/FeatureCard.tsx';
import type { ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './FeatureGrid.css.ts';

export const featureColumns = ['rows', 'two', 'three', 'four'] as const;

export interface FeatureGridProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Features, in display order. */
  items: readonly Feature[];
  /**
   * Columns on a desktop: two from 640 px. `rows` sets each feature
   * in a line of its own, with a large title and its text beside it.
   * @default 'four'
   */
  columns?: (typeof featureColumns)[number];
}

/** Features under hairlines, side by side or in rows. Renders `<ul>`. */
export function FeatureGrid({
  items,
  columns = 'four',
  headingLevel = 3,
  className,
  ...props
}: FeatureGridProps) {
  return (
    <ul {...props} className={cx(styles.root, styles.columns[columns], className)}>
      {items.map((feature) => (
        <FeatureCard
          key={feature.title}
          {...feature}
          as="li"
          headingLevel={headingLevel}
          className={columns === 'rows' ? styles.row : styles.feature}
        />
      ))}
    </ul>
  );
}
