import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import * as styles from './ResultsSummary.css.ts';

export interface ResultsSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many are on this page. */
  shown: number;
  /** How many there are in all. */
  total: number;
  /** Number of this page, from 1. Shown when there are several. */
  page?: number;
  /**
   * How many pages there are.
   * @default 1
   */
  pages?: number;
  /** @default { summary: 'Displaying {shown} of {total} technical resources', page: 'Page {page} of {pages}' } */
  labels?: { summary?: string; page?: string };
}

/**
 * How much a listing shows of what there is. Announced when the reader pauses, so keep it on the page while the
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
  const summary = labels?.summary ?? 'Displaying {shown} of {total} technical resources';
  const place = labels?.page ?? 'Page {page} of {pages}';
  return (
    <div role="status" {...props} className={cx(styles.root, className)}>
      <span>{fill(summary, { shown, total })}</span>{' '}
      {page !== undefined && pages > 1 && <span>{fill(place, { page, pages })}</span>}
    </div>
  );
}
