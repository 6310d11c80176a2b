import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends BlockHeading, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** States what is missing. */
  title: ReactNode;
  /** The reason, in a sentence. */
  children?: ReactNode;
  /** A next step: a button or a link. */
  actions?: ReactNode;
}

/** Replaces an empty listing. Renders `<div>`. */
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
