'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './ResultsSummary.css.ts';

const defaultLabels = {
  summary: 'Displaying {shown} of {total} results',
  page: 'Page {page} of {pages}',
} as const;

/** Labels of the summary. */
export interface ResultsSummaryLabels extends Words<typeof defaultLabels> {}

export interface ResultsSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of results on this page. */
  shown: number;
  /** Total number of results. */
  total: number;
  /** Number of the current page, from 1. Shown if there are several pages. */
  page?: number;
  /** Number of pages. @default 1 */
  pages?: number;
  labels?: Partial<ResultsSummaryLabels>;
}

/**
 * The number of results shown, the total and the page of a listing. A polite live region, so keep it mounted while the
 * listing changes. Renders `<div role="status">`.
 */
export function ResultsSummary({
  shown,
  total,
  page,
  pages = 1,
  labels,
  className,
  ...props
}: ResultsSummaryProps) {
  const words = useLabels('ResultsSummary', defaultLabels, labels);
  return (
    <div role="status" {...props} className={cx(styles.root, className)}>
      <span>{fill(words.summary, { shown, total })}</span>{' '}
      {page !== undefined && pages > 1 && <span>{fill(words.page, { page, pages })}</span>}
    </div>
  );
}
