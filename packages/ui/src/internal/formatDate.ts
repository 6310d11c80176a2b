/** Formats ISO 8601, in UTC so that server and browser agree: `November 4, 2026`. Other input is returned as it is. */
export function formatDate(date: string, locale = 'en-US'): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
