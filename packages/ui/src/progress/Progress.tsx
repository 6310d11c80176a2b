'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useLocale } from '../internal/labels.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps
  extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'value' | 'max'> {
  /** Name of the task. */
  label: ReactNode;
  /** Progress from 0 to `max`. Omit it while the progress is unknown. */
  value?: number;
  /** Total amount. @default 1 */
  max?: number;
  /** Progress as text, for example `3 of 5 files`. By default the percentage. */
  valueText?: string;
  /** Locale of the percentage, BCP 47. By default the locale of `LabelsProvider`. @default 'en-US' */
  locale?: string;
}

/** The progress of a task. Renders `<progress>` under its label; props go to the `<progress>`. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  locale: ownLocale,
  id,
  className,
  ...props
}: ProgressProps) {
  const locale = useLocale(ownLocale);
  const generatedId = useId();
  const barId = id ?? generatedId;
  const percentage =
    value === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(value / max);
  return (
    <div className={styles.root}>
      <span id={`${barId}-label`} className={styles.label}>
        {label}
      </span>
      <span aria-hidden="true" className={styles.value}>
        {valueText ?? percentage}
      </span>
      <progress
        {...props}
        id={barId}
        value={value}
        max={max}
        aria-labelledby={`${barId}-label`}
        aria-valuetext={valueText ?? percentage}
        className={cx(styles.bar, className)}
      />
    </div>
  );
}
