import { formatDate } from './formatDate.ts';

interface LongDateProps {
  /** ISO 8601. */
  date: string;
  /** BCP 47. */
  locale?: string;
}

/** A date that people and machines can read. Renders `<time>`. */
export function LongDate({ date, locale }: LongDateProps) {
  return <time dateTime={date}>{formatDate(date, locale)}</time>;
}
