'use client';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Alert, type AlertProps } from '../alert/Alert.tsx';
import { mergeRefs } from '../internal/mergeRefs.ts';
import * as styles from './ErrorSummary.css.ts';

/** One mistake. */
export interface FieldError {
  /** Id of the control. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<AlertProps, 'tone' | 'children'> {
  /** @default 'There is a problem' */
  title?: AlertProps['title'];
  /**
   * Mistakes in the order of the fields, each a link to its own.
   * @default []
   */
  errors?: readonly FieldError[];
}

/**
 * Stands above a form that was not accepted and takes focus when it appears. For another attempt give it another
 * `key`, so that it appears again. Renders `<div role="alert">`.
 */
export function ErrorSummary({
  title = 'There is a problem',
  errors = [],
  ref,
  ...props
}: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return (
    <Alert tabIndex={-1} {...props} ref={mergeRefs(element, ref)} tone="error" title={title}>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={styles.link} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** The fragment alone would scroll the label out of view, and a router might take it for a page. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const firstOfGroup = field.querySelector<HTMLElement>('input');
  (firstOfGroup ?? field).focus({ preventScroll: true });
  (field.closest('[data-state="invalid"]') ?? field).scrollIntoView({ block: 'center' });
}
