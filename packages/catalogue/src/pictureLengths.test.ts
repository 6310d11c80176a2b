import { expect, test } from 'vitest';
import { type Model, models } from './models.ts';
import { pictureLengths } from './pictureLengths.ts';

const linesOf = (model: Model) => pictureLengths(model, model.series === 'MAX' ? 4 / 3 : 1);

test.each(models)('keeps the lengths of $code on its picture', (model) => {
  const places = linesOf(model).flatMap(({ line, ends }) => [line, ...ends].flat(2));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(100);
});

test('draws height, front and side of a machine from its dimensions', () => {
  const [height, across, deep] = linesOf(models.find(({ code }) => code === 'RMX50-C060') as Model);
  const labels = [height, across, deep].map((one) => one?.label);
  expect(labels).toEqual([
    { metric: '1050 mm', us: '41.3 in' },
    { metric: '700 mm', us: '27.6 in' },
    { metric: '1150 mm', us: '45.3 in' },
  ]);
  // A vertical edge stays vertical: the camera is level.
  expect(height?.line[0][0]).toBeCloseTo(height?.line[1][0] as number);
  // The two lines on the floor run away from the corner that is nearest to the camera.
  const [left, corner] = across?.line.map(([, y]) => y) as [number, number];
  expect(corner).toBeGreaterThan(left);
});
