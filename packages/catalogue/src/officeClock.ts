import type { OfficeOffsets } from './officeOffsets.ts';
import { type Office, offices, officeTimes } from './offices.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** Time where the clock is ahead of UTC by a number of minutes: `14:05`. */
export function timeAt(offset: number, now: Date): string {
  return localDate(offset, now).toISOString().slice(11, 16);
}

export function isOpen({ days }: Pick<Office, 'days'>, offset: number, now: Date): boolean {
  const time = minutesOf(timeAt(offset, now));
  const today = weekdays[localDate(offset, now).getUTCDay()];
  return (
    days.some((day) => day === today) &&
    time >= minutesOf(officeTimes.opens) &&
    time < minutesOf(officeTimes.closes)
  );
}

/** Whether an office is open, or when it opens: `open now`, `opens in 3 h`, `opens on Monday`. */
export function openState(office: Pick<Office, 'days'>, offset: number, now: Date): string {
  if (isOpen(office, offset, now)) return 'open now';
  const opens = minutesOf(officeTimes.opens);
  const time = minutesOf(timeAt(offset, now));
  const today = localDate(offset, now).getUTCDay();
  const dayIn = (count: number) => weekdays[(today + count) % weekdays.length];
  const isDay = (count: number) => office.days.some((day) => day === dayIn(count));
  const first = isDay(0) && time < opens ? 0 : 1;
  const count = Array.from({ length: 7 }, (_, index) => first + index).find(isDay) ?? first;
  const wait = count * minutesOfDay + opens - time;
  if (wait >= minutesOfDay) return `opens on ${dayIn(count)}`;
  if (wait < minutesOfHour) return `opens in ${wait} min`;
  return `opens in ${Math.round(wait / minutesOfHour)} h`;
}

/** The office with the smallest time difference to a clock that is ahead of UTC by a number of minutes. */
export function nearestOffice(offset: number, offsets: OfficeOffsets): Office {
  const away = ({ id }: Office) => {
    const difference = Math.abs(offsets[id] - offset);
    return Math.min(difference, minutesOfDay - difference);
  };
  return offices.toSorted((one, other) => away(one) - away(other))[0] ?? offices[0];
}

/** Minutes since midnight: 540 for 09:00. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * minutesOfHour + minutes;
}

/** A date whose fields in UTC are those of the clock. */
function localDate(offset: number, now: Date): Date {
  return new Date(now.getTime() + offset * 60_000);
}
