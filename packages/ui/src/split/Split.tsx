import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { below } from '../internal/below.ts';
import { cx } from '../internal/cx.ts';
import { Points, type SplitPoint } from '../internal/Points.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Split.css.ts';

export type { SplitPoint } from '../internal/Points.tsx';

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
        <Heading level={headingLevel} size={headingLevel > 2 ? 'h3' : 'h2'} id={headingId}>
          {title}
        </Heading>
        {text && (
          <Text as="div" size="lead" tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
        {items.length > 0 && <Points items={items} headingLevel={below(headingLevel)} />}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.media}>{media}</div>
    </div>
  );
}
