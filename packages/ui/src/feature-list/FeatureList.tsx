import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements, a line or two each. */
  items: readonly string[];
}

/** Short statements, each under a hairline with a mark. Renders `<ul>`. */
export function FeatureList({ items, className, ...props }: FeatureListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={Check} className={styles.mark} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
