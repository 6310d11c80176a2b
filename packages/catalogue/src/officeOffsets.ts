import { type Office, offices } from './offices.ts';

/** Minutes by which the clock of each office is ahead of UTC. */
export type OfficeOffsets = Readonly<Record<Office['id'], number>>;

/** Formatters by time zone, because each takes several milliseconds to make. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The offsets at a time. For servers: the first date that a phone formats blocks its main thread for 80 ms. */
export function officeOffsets(now: Date): OfficeOffsets {
  const entries = offices.map(({ id, timeZone }) => [id, offsetOf(timeZone, now)]);
  return Object.fromEntries(entries) as OfficeOffsets;
}

/** Minutes by which a time zone is ahead of UTC. */
export function offsetOf(timeZone: string, now: Date): number {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d+):(\d+)$/.exec(name) ?? [];
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
}
