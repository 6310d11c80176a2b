import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Timeline.css.ts';

/** A year and its event. */
export interface TimelineItem {
  /** The year as text. */
  year: string;
  event: string;
  /** One sentence about the event. */
  milestone?: ReactNode;
  /** Highlights the most important year. @default false */
  highlight?: boolean;
}

export interface TimelineProps extends ItemHeadings, Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Entries in chronological order. */
  items: readonly TimelineItem[];
}

/** Years and their events along one line. Renders `<ol>`. */
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
            <Heading level={headingLevel} size="h4">
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
