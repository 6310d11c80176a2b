import { expect, test } from 'vitest';
import { numberFormat } from '../../src/internal/numberFormat.ts';
import { covers, nearestIn, shapesOf } from '../../src/operating-map/matching.ts';
import { axisOver, inUnit, percent, percentDown, snap } from '../../src/operating-map/scale.ts';

test.each([
  [[10, 150], 16, 3, 157, 10, 150, 10],
  [[0.2, 1], 7, 0.16, 1.04, 0.2, 1, 0.2],
  [[1, 21], 4, 0, 22, 0, 20, 10],
])(
  'an axis over %j with about %d intervals goes from %d to %d',
  (values, count, start, end, first, last, step) => {
    const axis = axisOver(values, count);
    expect(axis).toMatchObject({ start, end });
    expect([axis.ticks[0], axis.ticks.at(-1)]).toEqual([first, last]);
    expect((axis.ticks[1] ?? 0) - first).toBeCloseTo(step);
  },
);

test.each([
  [[], 1],
  [[7, 7], 7],
])('an axis over %j goes from 0 to %d', (values, end) => {
  expect(axisOver(values, 4)).toMatchObject({ start: 0, end });
});

test('an axis in another unit keeps its ends and has tick marks of its own', () => {
  const axis = inUnit(axisOver([10, 150], 16), 0.5, 16);
  expect(axis).toMatchObject({ start: 6, end: 314 });
  expect(axis.ticks.slice(0, 2)).toEqual([20, 40]);
});

test('positions are percentages of the axis; vertical positions count from the top', () => {
  const axis = { start: 10, end: 50, ticks: [] };
  expect(percent(20, axis)).toBe('25%');
  expect(percentDown(20, axis)).toBe('75%');
});

test('values snap to the steps within the axis', () => {
  const axis = { start: 0.157, end: 1.043, ticks: [] };
  expect(snap(0.549, 0.01, axis)).toBe(0.55);
  expect(snap(0.1 + 0.2, 0.1, axis)).toBe(0.3);
  expect(snap(-3, 0.01, axis)).toBe(0.16);
  expect(snap(9000, 0.01, axis)).toBe(1.04);
});

test('models of the same ranges are one shape, and the largest comes first', () => {
  const shapes = shapesOf([
    { code: 'RMX40', series: 'RMX', flow: [40, 50], pressure: [0.4, 0.6], label: '40' },
    { code: 'EMX40', series: 'EMX', flow: [40, 50], pressure: [0.4, 0.6], label: '40' },
    { code: 'MAX50', series: 'MAX', flow: [40, 60], pressure: [0.6, 1] },
  ]);
  expect(shapes.map(({ codes, label }) => [codes, label])).toEqual([
    [['MAX50'], 'MAX50'],
    [['RMX40', 'EMX40'], '40'],
  ]);
});

test('a rectangle covers its edges, and the nearest point of it is on an edge', () => {
  const [one] = shapesOf([{ code: 'one', series: 'A', flow: [40, 60], pressure: [0.4, 0.6] }]);
  if (!one?.pressure) throw new Error('The shape has a pressure.');
  expect(covers(one, { flow: 40, pressure: 0.6 })).toBe(true);
  expect(covers(one, { flow: 39, pressure: 0.6 })).toBe(false);
  expect(covers(one, { flow: 40, pressure: 0.61 })).toBe(false);
  expect(nearestIn({ ...one, pressure: one.pressure }, { flow: 39, pressure: 0.5 })).toEqual({
    flow: 40,
    pressure: 0.5,
  });
});

test('the figures of the axes are those of the browser in English and in other languages', () => {
  for (const locale of ['en-US', 'en-GB', 'en-IN', 'de', 'ko'])
    for (const value of [0, 0.06, 12.5, 999, 1400, 25_000, 1_234_567.5]) {
      expect(numberFormat(locale)(value)).toBe(value.toLocaleString(locale));
      const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      if (value !== 0.06)
        expect(numberFormat(locale, 1)(value)).toBe(value.toLocaleString(locale, decimals));
    }
});
