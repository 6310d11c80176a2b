'use client';
import { formatDate } from './formatDate.ts';
import { useLocale } from './labels.ts';
import * as styles from './unbroken.css.ts';

interface LongDateProps {
  /** ISO 8601. */
  date: string;
  /** BCP 47. By default the locale of `LabelsProvider`. */
  locale?: string;
}

/** A formatted, machine-readable date on one line. Renders `<time>`. */
export function LongDate({ date, locale }: LongDateProps) {
  return (
    <time dateTime={date} className={styles.root}>
      {formatDate(date, useLocale(locale))}
    </time>
  );
}
