import { expect, test } from 'vitest';
import { nightArea, subsolarPoint, terminatorAt } from './daylight.ts';
import { mapHeight } from './worldMap.ts';

test.each([
  // Solstices and equinoxes of 2026, from the Astronomical Almanac.
  ['2026-06-21T08:25:00Z', 23.44],
  ['2026-12-21T20:50:00Z', -23.44],
  ['2026-03-20T14:46:00Z', 0],
  ['2026-09-23T00:05:00Z', 0],
])('at %s the sun is overhead at %f° north', (time, latitude) => {
  expect(subsolarPoint(new Date(time)).latitude).toBeCloseTo(latitude, 1);
});

test('at noon UTC the sun is overhead within 4.2° of Greenwich, as far as the equation of time says', () => {
  // 3 November 2026: the sun is 16.4 minutes early; 11 February: 14.2 minutes late.
  expect(subsolarPoint(new Date('2026-11-03T12:00:00Z')).longitude).toBeCloseTo(-4.1, 1);
  expect(subsolarPoint(new Date('2026-02-11T12:00:00Z')).longitude).toBeCloseTo(3.55, 1);
});

test('the sun sets in Munich in midsummer at 21:17, when the terminator passes it', () => {
  const sun = subsolarPoint(new Date('2026-06-21T19:12:00Z'));
  // Refraction and the radius of the disc delay the sunset by about five minutes.
  expect(terminatorAt(11.58, sun)).toBeCloseTo(48.1, 0);
});

test('the night covers the north in December and the south in June', () => {
  const end = (time: string) => nightArea(new Date(time)).split('L').at(-1);
  expect(end('2026-12-21T12:00:00Z')).toBe('1010 -10Z');
  expect(end('2026-06-21T12:00:00Z')).toBe(`1010 ${mapHeight + 10}Z`);
});
