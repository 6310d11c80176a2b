import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './FeatureList.css.ts';

export const featureListLayouts = ['columns', 'line'] as const;

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements, a line or two each. */
  items: readonly string[];
  /** `columns` sets each under a hairline with a mark; `line` in two close columns without one, for names. @default 'columns' */
  layout?: (typeof featureListLayouts)[number];
}

/** Short statements. Renders `<ul>`. */
export function FeatureList({ items, layout, className, ...props }: FeatureListProps) {
  return (
    <ul {...props} data-layout={layout} className={cx(styles.root, className)}>
      {items.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={Check} className={styles.mark} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
