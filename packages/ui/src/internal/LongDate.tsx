'use client';
import { formatDate } from './formatDate.ts';
import { useLocale } from './labels.ts';

interface LongDateProps {
  /** ISO 8601. */
  date: string;
  /** BCP 47. By default the locale of `LabelsProvider`. */
  locale?: string;
}

/** A formatted, machine-readable date. Renders `<time>`. */
export function LongDate({ date, locale }: LongDateProps) {
  return <time dateTime={date}>{formatDate(date, useLocale(locale))}</time>;
}
