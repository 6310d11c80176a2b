import { type Office, offices } from '@brand/catalogue/offices';
import { mapHeight, mapWidth, project } from '@brand/catalogue/worldMap';
import { describe, expect, test } from 'vitest';
import { eccentricity } from '../drawn/blog/balance-g2-5.ts';
import { header, staticHead } from '../drawn/blog/diffuser-fouling-pressure.ts';
import { blogDrawings } from '../drawn/blog/index.ts';
import { demand } from '../drawn/blog/night-load-turn-down.ts';
import { level } from '../drawn/blog/noise-below-85.ts';
import { adiabatic, isothermal } from '../drawn/blog/specific-energy-adiabatic.ts';
import { atSpeed, characteristic, system } from '../drawn/blog/surge-and-choke.ts';
import { speedControl, throttling } from '../drawn/blog/turn-down-without-blow-off.ts';
import { payback } from '../drawn/blog/two-to-three-year-payback.ts';
import { wireToAir } from '../drawn/blog/wire-to-air-efficiency.ts';
import { markPath } from '../drawn/brand/mark.ts';
import { coastlinePath, landSvg } from '../drawn/world-map.ts';

describe('figures of the drawings', () => {
  test('two machines of the same level add three decibels', () => {
    expect(level(1)).toBe(80);
    expect(level(2)).toBeCloseTo(83.01, 2);
    expect(level(4)).toBeCloseTo(86.02, 2);
  });

  test('G2.5 at 25,000 rpm permits 0.95 micrometres', () => {
    expect(eccentricity(2.5, 25_000)).toBeCloseTo(0.955, 3);
  });

  test('adiabatic work is 14 Wh/m³ at 0.6 bar, and isothermal work is lower', () => {
    expect(adiabatic(0.6)).toBeCloseTo(14, 1);
    for (const bar of [0.2, 0.5, 1]) expect(isothermal(bar)).toBeLessThan(adiabatic(bar));
  });

  test('speed control at half flow takes 47% of the power, throttling more', () => {
    expect(speedControl(1)).toBeCloseTo(1, 6);
    expect(throttling(1)).toBeCloseTo(1, 6);
    expect(speedControl(0.5)).toBeCloseTo(0.47, 2);
    for (const q of [0.4, 0.6, 0.8]) expect(throttling(q)).toBeGreaterThan(speedControl(q));
  });

  test('the operating map has its surge point and duty point, and meets the system at 40% flow', () => {
    expect(characteristic(0.44)).toBeCloseTo(0.68, 6);
    expect(characteristic(1)).toBeCloseTo(0.6, 6);
    expect(system(1)).toBeCloseTo(0.6, 6);
    const n = 0.4 / 0.44;
    expect(atSpeed(n)(0.4)).toBeCloseTo(system(0.4), 2);
  });

  test('five metres of water are 49 kPa, and the header climbs from 58.2 to 63.9', () => {
    expect(staticHead).toBeCloseTo(49.05, 2);
    expect(header(0)).toBeCloseTo(58.2, 6);
    expect(header(18)).toBeCloseTo(63.9, 6);
  });

  test('demand falls below 40% only at night', () => {
    expect(demand(4)).toBe(35);
    expect(demand(10)).toBe(100);
    for (let hour = 7; hour <= 24; hour += 0.25) expect(demand(hour)).toBeGreaterThan(40);
    for (const hour of [3, 4, 5]) expect(demand(hour)).toBeLessThan(40);
  });

  test('the example chain from the meter to the air has an efficiency of 71%', () => {
    expect(wireToAir).toBeCloseTo(0.712, 3);
  });

  test('the more expensive machine pays off between year two and year three', () => {
    expect(payback).toBeCloseTo(2.3, 1);
  });
});

describe('the drawings are valid SVG', () => {
  test.each(Object.entries(blogDrawings))('%s', (_, { draw, alt }) => {
    const svg = draw();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 675"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(alt.length).toBeGreaterThan(40);
  });

  test('the mark is one path with three strata', () => {
    expect(markPath.match(/M/g)).toHaveLength(3);
    expect(markPath).not.toMatch(/NaN/);
  });
});

describe('the world map', () => {
  test('is small enough to be inlined', () => {
    expect(landSvg().length).toBeLessThanOrEqual(12_288);
  });

  test('places the offices correctly relative to each other', () => {
    const at = (id: Office['id']) => {
      const office = offices.find((one) => one.id === id);
      if (!office) throw new Error(`There is no office ${id}`);
      return project(office.coords);
    };
    expect(at('usa').x).toBeLessThan(at('brazil').x);
    expect(at('germany').x).toBeLessThan(at('uae').x);
    expect(at('china').x).toBeLessThan(at('hq').x);
    expect(at('germany').y).toBeLessThan(at('hq').y);
    for (const { id, coords } of offices) {
      const { x, y } = project(coords);
      expect(x > 0 && x < mapWidth && y > 0 && y < mapHeight, id).toBe(true);
    }
  });

  test('has no lines across the whole map', () => {
    // All numbers after the `l` of a ring are steps to the next point.
    const steps = [...coastlinePath().matchAll(/l([^z]*)z/g)].flatMap(
      ([, ring]) => ring?.match(/-?\d*\.?\d+/g)?.map(Number) ?? [],
    );
    expect(steps.length).toBeGreaterThan(1000);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(mapWidth / 10);
    expect(landSvg()).not.toMatch(/NaN/);
  });
});
