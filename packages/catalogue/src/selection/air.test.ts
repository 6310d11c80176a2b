import { describe, expect, test } from 'vitest';
import {
  type AirState,
  adiabaticPower,
  altitudeAt,
  atmosphericPressure,
  convertFlow,
  normal,
  riseOfSameHead,
  saturationPressure,
  standard,
} from './air.ts';

const within = (value: number, expected: number, percent: number) =>
  expect(Math.abs(value / expected - 1) * 100).toBeLessThan(percent);

test.each([
  [0, 611.21],
  [10, 1228.2],
  [20, 2339.3],
  [30, 4247.0],
  [40, 7384.9],
])('saturation pressure at %d °C matches the steam tables (IAPWS)', (temperature, pascal) => {
  within(saturationPressure(temperature) * 1e5, pascal, 0.06);
});

test.each([
  [0, 101_325],
  [500, 95_461],
  [1000, 89_875],
  [1500, 84_556],
  [2000, 79_495],
])('pressure at %d m matches the table in ISO 2533', (altitude, pascal) => {
  within(atmosphericPressure(altitude) * 1e5, pascal, 0.001);
  expect(altitudeAt(pascal / 1e5)).toBeCloseTo(altitude, 0);
});

describe('conversions, calculated by hand', () => {
  const at = (pressure: number, temperature: number, humidity: number): AirState => ({
    pressure,
    temperature,
    humidity,
  });

  test('a dry normal cubic metre is 1.073 at 20 °C', () => {
    expect(convertFlow(1, normal, at(1.01325, 20, 0))).toBeCloseTo(293.15 / 273.15, 6);
  });

  test('1,000 SCFM on a hot day: 14.5 psia, 100 °F, 80 %', () => {
    // With the vapour pressures of the ASHRAE tables, 0.33908 psi at 68 °F and 0.94924 psi at 100 °F.
    const expected =
      ((1000 * (14.696 - 0.36 * 0.33908)) / (14.5 - 0.8 * 0.94924)) * (559.67 / 527.67);
    const hot = at(14.5 * 0.0689475729, 37.7778, 80);
    within(convertFlow(1000, standard, hot), expected, 0.05);
    expect(Math.round(convertFlow(1000, standard, hot))).toBe(1125);
  });

  test('40 m³/min at 600 m, 35 °C and 70 % in Nm³/h', () => {
    // p = 94,322 Pa by ISO 2533, p_s = 5,629 Pa by the steam tables: 2400 · (94322 − 0.7 · 5629)/101325 · 273.15/308.15.
    const site = at(atmosphericPressure(600), 35, 70);
    within(convertFlow(40 * 60, site, normal), 1897.7, 0.05);
  });

  test('an inlet at 20 °C, sea level and 36 % is at the standard condition', () => {
    expect(convertFlow(1400, standard, at(atmosphericPressure(0), 20, 36))).toBeCloseTo(1400, 9);
  });

  test('converts there and back', () => {
    const site = at(0.9, -5, 80);
    expect(convertFlow(convertFlow(40, site, standard), standard, site)).toBeCloseTo(40, 9);
  });
});

test.each([
  [0.4, 9.8],
  [0.6, 14.0],
  [0.8, 17.8],
  [1.0, 21.4],
])('the least energy for %d bar is %d Wh/m³', (rise, wattHours) => {
  expect((adiabaticPower(1000 / 60, rise, 1.01325) * 1000) / 1000).toBeCloseTo(wattHours, 1);
});

test('8.5 psi at 95 °F and 14.12 psia take the head of 0.647 bar at 20 °C and 1.01325 bar', () => {
  // By hand: 8.5 psi = 0.58605 bar, 14.12 psia = 0.97354 bar, 95 °F = 308.15 K, 1.6020^(2/7) = 1.14412,
  // 1 + 0.14412 · 308.15/293.15 = 1.15150, 1.15150^(7/2) = 1.6384, and 0.6384 · 1.01325 = 0.647.
  const hot: AirState = { pressure: 0.973_54, temperature: 35, humidity: 36 };
  const rise = riseOfSameHead(0.586_05, hot, standard);
  expect(rise).toBeCloseTo(0.647, 3);
  expect(riseOfSameHead(rise, standard, hot)).toBeCloseTo(0.586_05, 9);
  expect(riseOfSameHead(0.7, standard, standard)).toBeCloseTo(0.7, 12);
});
