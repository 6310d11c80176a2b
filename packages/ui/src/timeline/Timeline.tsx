import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Timeline.css.ts';

/** What happened in one year. */
export interface TimelineItem {
  /** The year as it is printed. */
  year: string;
  event: string;
  /** What it means, in a sentence. */
  milestone?: ReactNode;
  /**
   * Marks the year that matters most.
   * @default false
   */
  highlight?: boolean;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In the order of time. */
  items: readonly TimelineItem[];
  /**
   * Level of the events in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
}

/** Years and what happened in them, along one rule. Renders `<ol>`. */
export function Timeline({ items, headingLevel = 3, className, ...props }: TimelineProps) {
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {items.map(({ year, event, milestone, highlight }) => (
        <li
          key={`${year} ${event}`}
          data-highlight={highlight || undefined}
          className={styles.item}
        >
          <p className={styles.year}>{year}</p>
          <div className={styles.words}>
            <Heading level={headingLevel} size="h3">
              {event}
            </Heading>
            {milestone && (
              <Text as="div" tone="muted" className={styles.milestone}>
                {milestone}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
