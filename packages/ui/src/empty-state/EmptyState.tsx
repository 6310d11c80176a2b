import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of. */
  title: ReactNode;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The way out: a button or a link. */
  actions?: ReactNode;
  /**
   * Level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
}

/** Stands where a listing has nothing to list. Renders `<div>`. */
export function EmptyState({
  title,
  actions,
  headingLevel = 2,
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'h3'}>
        {title}
      </Heading>
      {children && <Text tone="muted">{children}</Text>}
      {actions && (
        <Stack direction="inline" gap="s" className={styles.actions}>
          {actions}
        </Stack>
      )}
    </div>
  );
}
