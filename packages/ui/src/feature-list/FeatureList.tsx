import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements, a line or two each. */
  features: readonly string[];
}

/** What is included, done or offered, each under a hairline with a mark. Renders `<ul>`. */
export function FeatureList({ features, className, ...props }: FeatureListProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={Check} className={styles.mark} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
