import { describe, expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { models, pressureBands, type SeriesName } from './models.ts';

const of = (series: SeriesName) => models.filter((model) => model.series === series);

test('there are 4 MAX, 21 RMX and 21 EMX models with unique codes', () => {
  expect([of('MAX').length, of('RMX').length, of('EMX').length]).toEqual([4, 21, 21]);
  expect(new Set(models.map(({ code }) => code)).size).toBe(46);
});

test('RMX and EMX have the same codes apart from the prefix', () => {
  const suffixes = (series: SeriesName) => of(series).map(({ code }) => code.slice(3));
  expect(suffixes('RMX')).toEqual(suffixes('EMX'));
  expect(suffixes('RMX').join(' ')).toBe(
    '10-C060 15-C060 20-C060 25-C060 30-C040 30-C070 35-C040 35-C080 40-C060 40-C080 50-C060 50-C080 ' +
      '75-C040 75-C060 75-C080 100-C040 100-C060 100-C080 125-C040 125-C060 125-C080',
  );
});

describe.each(['RMX', 'EMX'] as const)('%s', (series) => {
  test('states the ends of the series exactly', () => {
    expect(modelNamed(`${series}10-C060`)).toMatchObject({
      flow: [10, 20],
      power: [15, 30],
      noise: 65,
      efficiency: 75,
      speed: 30_000,
    });
    expect(modelNamed(`${series}125-C080`)).toMatchObject({
      flow: [125, 135],
      power: [180, 230],
      noise: 75,
      efficiency: 85,
      speed: 16_000,
    });
  });

  test('is linear between its ends', () => {
    for (const { code, size, flow, power, noise, efficiency, speed } of of(series)) {
      const between = (low: number, high: number) => low + ((high - low) * (size - 10)) / 115;
      expect(flow, code).toEqual([between(10, 125), between(20, 135)]);
      expect(Math.abs(power[0] - between(15, 180)), code).toBeLessThanOrEqual(0.5);
      expect(Math.abs(power[1] - between(30, 230)), code).toBeLessThanOrEqual(0.5);
      expect(Math.abs(noise - between(65, 75)), code).toBeLessThanOrEqual(0.5);
      expect(Math.abs(efficiency - between(75, 85)), code).toBeLessThanOrEqual(0.25);
      expect(Math.abs(speed - between(30_000, 16_000)), code).toBeLessThanOrEqual(50);
    }
  });

  test('has its size and band in its code, the pressure of its band, and size 125 as new', () => {
    for (const { code, size, band, pressure, isNew } of of(series)) {
      expect(code).toBe(`${series}${size}-${band}`);
      expect(pressure, code).toEqual(band && pressureBands[band]);
      expect(isNew ?? false, code).toBe(size === 125);
    }
  });

  test.each([
    ['25-C060', [1050, 600, 1000], 250],
    ['30-C040', [1150, 700, 1050], 380],
    ['75-C040', [1300, 850, 1400], 700],
  ])('%s has the dimensions of its family', (suffix, dimensions, weight) => {
    expect(modelNamed(series + suffix)).toMatchObject({ dimensions, weight });
  });
});

test('only MAX100 and MAX125 have no stated pressure', () => {
  expect(models.filter(({ pressure }) => !pressure).map(({ code }) => code)).toEqual([
    'MAX100',
    'MAX125',
  ]);
});
