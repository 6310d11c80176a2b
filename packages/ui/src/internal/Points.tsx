import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Points.css.ts';

/** A supporting point. */
export interface SplitPoint {
  title: string;
  text?: ReactNode;
}

interface PointsProps {
  items: readonly SplitPoint[];
  headingLevel: HeadingLevel;
}

/** Points below each other, each under a hairline. Renders `<ul>`. */
export function Points({ items, headingLevel }: PointsProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
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
