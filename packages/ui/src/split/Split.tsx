import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Split.css.ts';

/** One point under the text. */
export interface SplitPoint {
  title: string;
  text?: ReactNode;
}

export const splitSides = ['start', 'end'] as const;

export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  /** What supports the statement, each under a hairline. */
  points?: readonly SplitPoint[];
  /** Picture, film or drawing. */
  media: ReactNode;
  /**
   * Side of the media on a desktop. It stands below the text on narrow screens.
   * @default 'end'
   */
  side?: (typeof splitSides)[number];
  /** Links or buttons under the points. */
  actions?: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId?: string;
  /**
   * Level in the outline of the page. The points stand one below.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** One idea in words on one side, its picture on the other. Renders `<div>`. */
export function Split({
  title,
  text,
  points = [],
  media,
  side = 'end',
  actions,
  headingId,
  headingLevel = 2,
  className,
  children,
  ...props
}: SplitProps) {
  return (
    <div {...props} data-side={side} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="h2" id={headingId}>
          {title}
        </Heading>
        {text && (
          <Text as="div" size="lead" tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title} className={styles.point}>
                <Heading level={(headingLevel + 1) as 3 | 4 | 5} size="h4">
                  {point.title}
                </Heading>
                {point.text && (
                  <Text as="div" size="small" tone="muted">
                    {point.text}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.media}>{media}</div>
    </div>
  );
}
