import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './BuildingGrid.css.ts';

/** A type of building, plant or room. */
export interface BuildingType {
  title: string;
  /** One line about the use of air. */
  text?: ReactNode;
  /** An icon from `lucide`. */
  icon?: IconNode;
}

export interface BuildingGridProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Eight items fill the grid: four by two on a desktop, two by four on a phone. */
  items: readonly BuildingType[];
}

/** Types of buildings in a hairline grid. Renders `<ul>`. */
export function BuildingGrid({ items, headingLevel = 3, className, ...props }: BuildingGridProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ title, text, icon }) => (
        <li key={title} className={styles.building}>
          {icon && <Icon icon={icon} size="large" className={styles.icon} />}
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
          {text && (
            <Text as="div" size="small" tone="muted">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
