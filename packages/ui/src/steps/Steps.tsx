import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Steps.css.ts';

/** A step of a procedure. */
export interface Step {
  title: string;
  text?: ReactNode;
}

export interface StepsProps extends ItemHeadings, Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Two to six steps, in order. */
  items: readonly Step[];
}

/** Numbered steps: in one row from 1024 px, stacked on narrower screens. Renders `<ol>`. */
export function Steps({ items, headingLevel = 3, className, ...props }: StepsProps) {
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
          {text && (
            <Text as="div" size="small" tone="muted">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
