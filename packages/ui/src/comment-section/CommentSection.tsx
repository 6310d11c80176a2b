'use client';
import type { ComponentPropsWithRef } from 'react';
import type { BlockHeading } from '../heading/Heading.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { type OpenStateProps, useControlled } from '../internal/useControlled.ts';
import { useFragmentTarget } from '../internal/useFragmentTarget.ts';
import * as styles from './CommentSection.css.ts';

const defaultLabels = {
  title: 'Comments ({count})',
  show: 'Show Comments',
  hide: 'Hide Comments',
} as const;

/** Labels of the section. */
export interface CommentSectionLabels extends Words<typeof defaultLabels> {}

export interface CommentSectionProps
  extends OpenStateProps,
    BlockHeading,
    Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** Number of comments. */
  count: number;
  labels?: Partial<CommentSectionLabels>;
}

/** Comments and their form, collapsed initially, with the number of comments in the title. With an `id`, it opens when
 * the URL fragment matches. Works without JavaScript. Renders `<details>`. */
export function CommentSection({
  count,
  open,
  defaultOpen = false,
  onOpenChange,
  headingLevel = 2,
  labels,
  className,
  onToggle,
  children,
  ...props
}: CommentSectionProps) {
  const words = useLabels('CommentSection', defaultLabels, labels);
  const [shown, setShown] = useControlled(open, defaultOpen, onOpenChange);
  useFragmentTarget(props.id, () => {
    if (!shown) setShown(true);
  });
  const Heading = `h${headingLevel}` as const;
  return (
    // The visitor may have opened it before hydration.
    <details
      suppressHydrationWarning
      {...props}
      open={shown}
      onToggle={composeHandlers(onToggle, ({ currentTarget: details }) => {
        const next = details.open;
        if (next === shown) return;
        // The browser has already toggled it. If it is controlled, the caller decides.
        if (open !== undefined) details.open = open;
        setShown(next);
      })}
      className={cx(styles.root, className)}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{fill(words.title, { count })}</Heading>
        <span className={styles.action}>
          <span className={styles.whenClosed}>{words.show}</span>
          <span className={styles.whenOpen}>{words.hide}</span>
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
