import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { below } from '../internal/below.ts';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Split.css.ts';

/** A supporting point. */
export interface SplitPoint {
  title: string;
  text?: ReactNode;
}

export const splitSides = ['start', 'end'] as const;

export interface SplitProps extends BlockHeading, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The idea, as a heading. */
  title: ReactNode;
  /** A paragraph about the idea. */
  text?: ReactNode;
  /** Supporting points, each under a hairline. */
  items?: readonly SplitPoint[];
  /** Image, video or drawing. */
  media: ReactNode;
  /** Side of the media from 1024 px. On narrower screens it is below the text. @default 'end' */
  side?: (typeof splitSides)[number];
  /**
   * From 1024 px the media fills its side of the page to the edges of the section, which has `space="none"`.
   * @default false
   */
  bleed?: boolean;
  /** Links or buttons under the points. */
  actions?: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId?: string;
}

/** One idea: text on one side, an image on the other. Renders `<div>`. */
export function Split({
  title,
  text,
  items = [],
  media,
  side = 'end',
  bleed = false,
  actions,
  headingId,
  headingLevel = 2,
  className,
  children,
  ...props
}: SplitProps) {
  return (
    <div
      {...props}
      data-side={side}
      data-bleed={bleed ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.words}>
        <Heading level={headingLevel} size="h2" id={headingId}>
          {title}
        </Heading>
        {text && (
          <Text as="div" size="lead" tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
        {items.length > 0 && (
          <ul className={styles.points}>
            {items.map((point) => (
              <li key={point.title} className={styles.point}>
                <Heading level={below(headingLevel)} size="h4">
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
