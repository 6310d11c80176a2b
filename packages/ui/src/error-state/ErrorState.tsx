import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '../alert/Alert.tsx';
import { Button, ButtonLink } from '../button/Button.tsx';
import { Heading, type headingLevels } from '../heading/Heading.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps extends Omit<AlertProps, 'tone' | 'title'> {
  /** What failed. */
  title: ReactNode;
  /** What is known about it, and what the visitor can do. */
  children?: ReactNode;
  /** Tries again on this page. */
  onRetry?: () => void;
  /** Address that tries again, which also works without JavaScript. */
  retryHref?: string;
  /** @default 'Try Again' */
  retryLabel?: string;
  /**
   * Level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
}

/** Stands where something could not be loaded. Announced at once. Renders `<div role="alert">`. */
export function ErrorState({
  title,
  onRetry,
  retryHref,
  retryLabel = 'Try Again',
  headingLevel = 2,
  children,
  ...props
}: ErrorStateProps) {
  return (
    <Alert {...props} tone="error">
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {children && <p className={styles.message}>{children}</p>}
      {retryHref !== undefined ? (
        <ButtonLink
          href={retryHref}
          tone="quiet"
          size="small"
          className={styles.action}
          onClick={onRetry}
        >
          {retryLabel}
        </ButtonLink>
      ) : (
        onRetry && (
          <Button tone="quiet" size="small" className={styles.action} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      )}
    </Alert>
  );
}
