import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Steps.css.ts';

/** One step of a procedure. */
export interface Step {
  title: string;
  description?: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Two to six, in their order. */
  steps: readonly Step[];
  /**
   * Level of the titles in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
}

/** What happens in which order, numbered: in one row on a desktop, below each other before. Renders `<ol>`. */
export function Steps({ steps, headingLevel = 3, className, ...props }: StepsProps) {
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {steps.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
          {description && (
            <Text as="div" size="small" tone="muted">
              {description}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
