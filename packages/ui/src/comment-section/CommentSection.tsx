import type { ComponentPropsWithRef } from 'react';
import type { headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import * as styles from './CommentSection.css.ts';

/** Words of the section. */
export interface CommentSectionLabels {
  /** @default 'Comments ({count})' */
  title?: string;
  /** @default 'Show Comments' */
  show?: string;
  /** @default 'Hide Comments' */
  hide?: string;
}

export interface CommentSectionProps extends Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** How many comments there are. */
  count: number;
  /**
   * Shows the comments at first: where the answer to a sent form stands among them.
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * Level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
  labels?: CommentSectionLabels;
}

/** Comments and their form behind their number. It opens without JavaScript too. Renders `<details>`. */
export function CommentSection({
  count,
  defaultOpen = false,
  headingLevel = 2,
  labels,
  className,
  children,
  ...props
}: CommentSectionProps) {
  const {
    title = 'Comments ({count})',
    show = 'Show Comments',
    hide = 'Hide Comments',
  } = labels ?? {};
  const Heading = `h${headingLevel}` as const;
  return (
    // The visitor may have opened it before scripts arrive.
    <details
      suppressHydrationWarning
      {...props}
      open={defaultOpen}
      className={cx(styles.root, className)}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{fill(title, { count })}</Heading>
        <span className={styles.action}>
          <span className={styles.whenClosed}>{show}</span>
          <span className={styles.whenOpen}>{hide}</span>
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
