/**
 * Formats a date in the long format of a locale: `November 4, 2026`. Always in UTC, so that server and browser agree.
 *
 * @param date ISO 8601
 * @param locale BCP 47
 * @returns the formatted date, or the input if it is not a date
 */
export function formatDate(date: string, locale = 'en-US'): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
