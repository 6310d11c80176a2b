import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { type Model, models } from './models.ts';
import { pictureLengths } from './pictureLengths.ts';

const linesOf = (model: Model) => pictureLengths(model, model.series === 'MAX' ? 4 / 3 : 1);

// The nearest corner of the largest cabinets is at the lower edge of the picture.
test.each(models)('keeps the lengths of $code at its picture', (model) => {
  const places = linesOf(model).flatMap(({ line, ends }) => [line, ...ends].flat(2));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(104);
});

test('draws height, front and side of a machine from its dimensions', () => {
  const [height, across, deep] = linesOf(modelNamed('RMX50-C060'));
  expect([height, across, deep].map(({ label }) => label)).toEqual([
    { metric: '1050\u00a0mm', us: '41.3\u00a0in' },
    { metric: '700\u00a0mm', us: '27.6\u00a0in' },
    { metric: '1150\u00a0mm', us: '45.3\u00a0in' },
  ]);
  // A vertical edge stays vertical: the camera is level.
  expect(height.line[0][0]).toBeCloseTo(height.line[1][0]);
  // The lines on the floor come together at the corner that is nearest to the camera.
  expect(across.line[1][1]).toBeGreaterThan(across.line[0][1]);
  expect(deep.line[0][1]).toBeGreaterThan(deep.line[1][1]);
});
