'use client';
import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '../alert/Alert.tsx';
import { Button, ButtonLink } from '../button/Button.tsx';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './ErrorState.css.ts';

const defaultLabels = { retry: 'Try Again' } as const;

/** Labels of the error state. */
export interface ErrorStateLabels extends Words<typeof defaultLabels> {}

export interface ErrorStateProps extends BlockHeading, Omit<AlertProps, 'tone' | 'title'> {
  /** Short description of the failure. */
  title: ReactNode;
  /** Known details and the next step. */
  children?: ReactNode;
  /** Called by the retry button or link. */
  onRetry?: () => void;
  /** URL of the retry link, which works without JavaScript. */
  retryHref?: string;
  labels?: Partial<ErrorStateLabels>;
}

/** Replaces content that failed to load. Announced immediately. Renders `<div role="alert">`. */
export function ErrorState({
  title,
  onRetry,
  retryHref,
  labels,
  headingLevel = 2,
  children,
  ...props
}: ErrorStateProps) {
  const words = useLabels('ErrorState', defaultLabels, labels);
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
          {words.retry}
        </ButtonLink>
      ) : (
        onRetry && (
          <Button tone="quiet" size="small" className={styles.action} onClick={onRetry}>
            {words.retry}
          </Button>
        )
      )}
    </Alert>
  );
}
