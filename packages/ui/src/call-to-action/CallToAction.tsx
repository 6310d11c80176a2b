import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Section } from '../section/Section.tsx';
import { label as labelStyle } from '../section-head/SectionHead.css.ts';
import type { Ground } from '../styles/index.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Small name above the statement, part of the heading. */
  label?: string;
  /** A large statement, or a telephone number as a link. */
  title: ReactNode;
  /** The sentence under the statement. */
  text?: ReactNode;
  /** One primary action, and at most one quiet action. */
  actions?: ReactNode;
  /** Id of the heading. */
  headingId?: string;
  /** Ground of the block; the light one is set apart from white neighbours. @default 'dark' */
  ground?: Ground;
}

/** A call to action at the end of a page. Not printed. Renders `<section>`. */
export function CallToAction({
  label,
  title,
  text,
  actions,
  headingId,
  headingLevel = 2,
  ground = 'dark',
  ...props
}: CallToActionProps) {
  return (
    <Section tone={ground === 'light' ? 'subtle' : 'plain'} {...props} ground={ground} screenOnly>
      <div className={styles.content}>
        <Heading
          level={headingLevel}
          size="h1"
          id={headingId}
          className={cx(styles.title, label && styles.labelled)}
        >
          {label && <span className={labelStyle}>{label}</span>}
          {title}
        </Heading>
        <div className={styles.aside}>
          {text && (
            <Text size="lead" tone="muted">
              {text}
            </Text>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Section>
  );
}
