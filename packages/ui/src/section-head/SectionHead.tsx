import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './SectionHead.css.ts';

/**
 * `split` places the lead beside the title, `stack` below it; `ruled` is a small title over an ink rule, for tables and
 * ledgers; `statement` is one sentence across the page; `sentence` makes the lead the heading, with the title as a label
 * above it; `side` does the same in a column beside the content of a `Section`.
 */
export const sectionHeadLayouts = [
  'split',
  'stack',
  'ruled',
  'statement',
  'sentence',
  'side',
] as const;

export interface SectionHeadProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The section's main statement, as a heading. */
  title: ReactNode;
  /** The paragraph next to the title. */
  lead?: ReactNode;
  /** Content next to or below the lead, for example a link. */
  children?: ReactNode;
  /** Arrangement of title and lead. @default 'split' */
  layout?: (typeof sectionHeadLayouts)[number];
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId?: string;
}

/** The head of a section: its title and lead. Renders `<div>`. */
export function SectionHead({
  title,
  lead,
  layout = 'split',
  headingId,
  headingLevel = 2,
  className,
  children,
  ...props
}: SectionHeadProps) {
  const isLabel = layout === 'sentence' || layout === 'side';
  const beside = isLabel ? undefined : lead;
  return (
    <div {...props} className={cx(styles.head, styles.layouts[layout], className)}>
      <Heading level={headingLevel} size={sizes[layout]} id={headingId}>
        {isLabel ? (
          <>
            <span className={styles.label}>{title}</span> {lead}
          </>
        ) : (
          title
        )}
      </Heading>
      {(beside || children) && (
        <div className={styles.aside}>
          {beside && (
            <Text size={layout === 'ruled' ? 'small' : 'lead'} tone="muted" className={styles.lead}>
              {beside}
            </Text>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

const sizes = {
  split: 'h2',
  stack: 'h2',
  ruled: 'h3',
  statement: 'h1',
  sentence: 'h2',
  side: 'h3',
} as const;
