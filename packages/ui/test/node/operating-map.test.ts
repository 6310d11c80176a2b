import { expect, test } from 'vitest';
import { covering, type DrawnModel } from '../../src/operating-map/matching.ts';
import { niceAxis, percent, percentDown, snap } from '../../src/operating-map/scale.ts';

test.each([
  [135, 8, 140, 20],
  [1, 5, 1, 0.2],
  [0.8, 5, 0.8, 0.2],
  [150, 8, 160, 20],
  [7, 5, 8, 2],
  [1000, 4, 1000, 500],
])(
  'an axis up to %d with about %d intervals ends at %d and has steps of %d',
  (highest, count, end, step) => {
    const axis = niceAxis(highest, count);
    expect(axis.end).toBe(end);
    expect(axis.ticks.at(0)).toBe(0);
    expect(axis.ticks.at(1)).toBe(step);
    expect(axis.ticks.at(-1)).toBe(end);
  },
);

test('an axis without values goes from 0 to 1', () => {
  expect(niceAxis(Number.NEGATIVE_INFINITY, 5)).toEqual({ end: 1, ticks: [0, 1] });
});

test('positions are percentages of the axis; vertical positions count from the top', () => {
  const axis = niceAxis(200, 4);
  expect(percent(50, axis)).toBe('25%');
  expect(percentDown(50, axis)).toBe('75%');
});

test('values snap to steps and are clamped to the range', () => {
  expect(snap(0.549, 0.01, [0, 1])).toBe(0.55);
  expect(snap(0.1 + 0.2, 0.1, [0, 1])).toBe(0.3);
  expect(snap(-3, 1, [0, 140])).toBe(0);
  expect(snap(9000, 1, [0, 140])).toBe(140);
});

test('a model covers its rectangle, including the edges', () => {
  const models: DrawnModel[] = [
    { code: 'one', series: 'RMX', flow: [40, 60], pressure: [0.4, 0.6] },
  ];
  expect(covering(models, { flow: 40, pressure: 0.6 })).toHaveLength(1);
  expect(covering(models, { flow: 39, pressure: 0.6 })).toHaveLength(0);
  expect(covering(models, { flow: 40, pressure: 0.61 })).toHaveLength(0);
});
