import { type Office, offices, officeTimes } from './offices.ts';

type OpeningTimes = Pick<Office, 'timeZone' | 'days'>;

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** Time at an office: `14:05`. */
export function timeAt({ timeZone }: Pick<Office, 'timeZone'>, now: Date): string {
  return now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Whether an office is open, or when it opens: `open now`, `opens in 3 h`, `opens on Monday`. */
export function openState({ timeZone, days }: OpeningTimes, now: Date): string {
  const opens = minutesOf(officeTimes.opens);
  const time = minutesOf(timeAt({ timeZone }, now));
  const dayIn = (count: number) =>
    new Date(now.getTime() + count * minutesOfDay * 60_000).toLocaleDateString('en-GB', {
      timeZone,
      weekday: 'long',
    });
  const isDay = (count: number) => days.some((day) => day === dayIn(count));
  if (isDay(0) && time >= opens && time < minutesOf(officeTimes.closes)) return 'open now';
  const first = isDay(0) && time < opens ? 0 : 1;
  const count = Array.from({ length: 7 }, (_, index) => first + index).find(isDay) ?? first;
  const wait = count * minutesOfDay + opens - time;
  if (wait >= minutesOfDay) return `opens on ${dayIn(count)}`;
  if (wait < minutesOfHour) return `opens in ${wait} min`;
  return `opens in ${Math.round(wait / minutesOfHour)} h`;
}

/** The office with the smallest time difference to a time zone. */
export function nearestOffice(timeZone: string, now: Date): Office {
  const there = offsetOf(timeZone, now);
  const away = (office: Office) => {
    const difference = Math.abs(offsetOf(office.timeZone, now) - there);
    return Math.min(difference, minutesOfDay - difference);
  };
  return offices.toSorted((one, other) => away(one) - away(other))[0] ?? offices[0];
}

/** Minutes since midnight: 540 for 09:00. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * minutesOfHour + minutes;
}

/** Minutes by which a time zone is ahead of UTC. */
function offsetOf(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', time = '00:00'] = /^GMT([+-])(.+)$/.exec(name) ?? [];
  return Number(`${sign}1`) * minutesOf(time);
}
