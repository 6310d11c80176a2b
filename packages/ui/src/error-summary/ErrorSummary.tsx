'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, type AlertProps } from '../alert/Alert.tsx';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { byId } from '../internal/byId.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useFocusAfter } from '../internal/useFocusAfter.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import * as styles from './ErrorSummary.css.ts';
import { markPageTitle } from './pageTitle.ts';

const defaultLabels = {
  /** Heading of the list. */
  label: 'There is a problem',
  /** Title of the page while the summary is shown. */
  pageTitle: 'Error: {title}',
} as const;

/** Labels of the summary. */
export interface ErrorSummaryLabels extends Words<typeof defaultLabels> {}

/** The error of one field. */
export interface FieldError {
  /** Id of the control. If it is not on the page, the message is not a link. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps
  extends Omit<AlertProps, 'tone' | 'children' | 'title' | 'headingLevel'> {
  /** Heading of the list. @default 'There is a problem' */
  title?: ReactNode;
  /** Errors in the order of the fields. Each links to its field. @default [] */
  errors?: readonly FieldError[];
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel;
  labels?: Partial<ErrorSummaryLabels>;
}

/**
 * Lists the errors above a rejected form. When it appears, it takes focus and adds `Error:` to the page title; a server
 * can read that title from `data-page-title`. Change its `key` for each attempt, so that it takes focus again.
 * Renders `<div role="alert">`.
 */
export function ErrorSummary({
  title,
  errors = [],
  headingLevel = 2,
  labels,
  ref,
  ...props
}: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const words = useLabels('ErrorSummary', defaultLabels, labels);
  useFocusAfter(true, () => element.current);
  const { pageTitle } = words;
  useEffect(() => markPageTitle(pageTitle), [pageTitle]);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const ids = errors.map(({ fieldId }) => fieldId).join('\n');
  // After the effects of a form, which gives ids to fields without.
  useEffect(() => {
    const { current } = element;
    if (current) setMissing(ids.split('\n').filter((id) => !byId(current, id)));
  }, [ids]);
  return (
    <Alert
      tabIndex={-1}
      data-page-title={pageTitle}
      {...props}
      ref={useMergedRefs(element, ref)}
      tone="error"
      title={title ?? words.label}
      headingLevel={headingLevel}
    >
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {missing.includes(fieldId) ? (
                message
              ) : (
                <a href={`#${fieldId}`} className={styles.link} onClick={focusField(fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Following the link would scroll the label out of view, and a router might treat it as navigation. */
const focusField = (id: string) => (event: MouseEvent) => {
  const field = byId(event.currentTarget, id);
  if (!field) return;
  event.preventDefault();
  for (let box = field.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
    box.open = true;
  const firstOfGroup = field.querySelector<HTMLElement>('input:enabled');
  (firstOfGroup ?? field).focus({ preventScroll: true });
  (field.closest('[data-state="invalid"]') ?? field).scrollIntoView({ block: 'center' });
};
