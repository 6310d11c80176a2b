import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The section's main statement, as a heading. */
  title: ReactNode;
  /** The paragraph next to the title. */
  lead?: ReactNode;
  /** Content next to or below the lead, for example a link. */
  children?: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId?: string;
}

/** The head of a section: a large statement next to its lead, in five and seven columns. Renders `<div>`. */
export function SectionHead({
  title,
  lead,
  headingId,
  headingLevel = 2,
  className,
  children,
  ...props
}: SectionHeadProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h2" id={headingId}>
        {title}
      </Heading>
      {(lead || children) && (
        <div className={styles.aside}>
          {lead && (
            <Text size="lead" tone="muted" className={styles.lead}>
              {lead}
            </Text>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
