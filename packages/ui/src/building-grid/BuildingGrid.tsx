import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './BuildingGrid.css.ts';

/** A kind of building, plant or room. */
export interface BuildingType {
  name: string;
  /** One line: what the air does there. */
  text?: ReactNode;
  /** One icon of `lucide`. */
  icon?: IconNode;
}

export interface BuildingGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Eight fill the grid: four by two on a desktop, two by four on a phone. */
  buildings: readonly BuildingType[];
  /**
   * Level of the names in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
}

/** Kinds of buildings in a grid of hairlines. Renders `<ul>`. */
export function BuildingGrid({
  buildings,
  headingLevel = 3,
  className,
  ...props
}: BuildingGridProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {buildings.map(({ name, text, icon }) => (
        <li key={name} className={styles.building}>
          {icon && <Icon icon={icon} size="large" className={styles.icon} />}
          <Heading level={headingLevel} size="h4">
            {name}
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
