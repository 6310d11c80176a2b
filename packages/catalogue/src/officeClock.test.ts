import { expect, test } from 'vitest';
import { nearestOffice, openState, timeAt } from './officeClock.ts';
import { officeOffsets, offsetOf } from './officeOffsets.ts';
import { offices } from './offices.ts';
import { regions } from './regions.ts';

const office = (city: string) => {
  const found = offices.find((one) => one.city === city);
  if (!found) throw new Error(`no office in ${city}`);
  return found;
};

test.each([
  ['Seoul', '2026-01-14T15:05:00Z', '00:05'],
  ['Munich', '2026-01-14T12:00:00Z', '13:00'],
  ['Munich', '2026-07-14T12:00:00Z', '14:00'],
  ['Bangalore', '2026-01-14T12:00:00Z', '17:30'],
  ['Houston', '2026-01-14T12:00:00Z', '06:00'],
])('the clock in %s at %s shows %s', (city, time, local) => {
  const now = new Date(time);
  expect(timeAt(offsetOf(office(city).timeZone, now), now)).toBe(local);
});

test.each([
  ['Munich', '2026-01-14T07:59:00Z', 'opens in 1 min'],
  ['Munich', '2026-01-14T08:00:00Z', 'open now'],
  ['Munich', '2026-01-14T16:59:00Z', 'open now'],
  ['Munich', '2026-01-14T17:00:00Z', 'opens in 15 h'],
  ['Munich', '2026-01-14T05:00:00Z', 'opens in 3 h'],
  // Friday evening, Saturday, Sunday.
  ['Munich', '2026-01-16T17:00:00Z', 'opens on Monday'],
  ['Munich', '2026-01-17T12:00:00Z', 'opens on Monday'],
  ['Munich', '2026-01-18T12:00:00Z', 'opens in 20 h'],
  // In Dubai the week begins on Sunday and ends on Thursday.
  ['Dubai', '2026-01-18T12:00:00Z', 'open now'],
  ['Dubai', '2026-01-16T08:00:00Z', 'opens on Sunday'],
  // Sunday in London is Monday in Seoul.
  ['Seoul', '2026-01-18T22:00:00Z', 'opens in 2 h'],
])('%s at %s: %s', (city, time, state) => {
  const now = new Date(time);
  expect(openState(office(city), officeOffsets(now)[office(city).id], now)).toBe(state);
});

test('each sales region is assigned to the nearest office by time zone', () => {
  const zones = {
    'U.K.': 'Europe/London',
    'Europe Poland': 'Europe/Warsaw',
    Turkey: 'Europe/Istanbul',
    Russia: 'Europe/Moscow',
    Korea: 'Asia/Seoul',
    'U.S.A': 'America/New_York',
    India: 'Asia/Kolkata',
    China: 'Asia/Shanghai',
    Japan: 'Asia/Tokyo',
    Singapore: 'Asia/Singapore',
    Malaysia: 'Asia/Kuala_Lumpur',
    Indonesia: 'Asia/Jakarta',
    Australia: 'Australia/Sydney',
  };
  expect(regions.map(({ name }) => name)).toEqual(Object.keys(zones));
  for (const [name, zone] of Object.entries(zones)) {
    const now = new Date('2026-01-14T12:00:00Z');
    const nearest = nearestOffice(offsetOf(zone, now), officeOffsets(now));
    expect(regions.find((region) => region.name === name)).toMatchObject({
      detail: nearest.city,
      href: `/contact#office-${nearest.id}`,
    });
  }
});
