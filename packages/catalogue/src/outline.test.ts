import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { models } from './models.ts';
import { outlineOf } from './outline.ts';

const outline = (code: string) => outlineOf(modelNamed(code));

test('the front is the narrow face of RMX and the long face of EMX and MAX', () => {
  expect(outline('RMX40-C080')).toMatchObject([
    { name: 'Front', across: 700, up: 1050 },
    { name: 'Side', across: 1150, up: 1050 },
    { name: 'Top', across: 700, up: 1150 },
  ]);
  expect(outline('EMX40-C080')[0]).toMatchObject({ name: 'Front', across: 1150, up: 1050 });
  expect(outline('MAX50')[0]).toMatchObject({ name: 'Front', across: 1800, up: 1500 });
});

test('each outline stays within its dimensions and what it says to extend beyond', () => {
  for (const { name, across, up, above, beyond, lines, points } of models.flatMap(outlineOf)) {
    const { left, top, right, bottom } = extentOf(lines.edges);
    expect([left, bottom], name).toEqual([0, name === 'Top' ? up : up - 30]);
    expect(Math.abs(right - across - beyond), name).toBeLessThanOrEqual(1);
    expect(top, name).toBeGreaterThanOrEqual(-Math.ceil(above));
    for (const { x, y } of points) {
      expect(x).toBeLessThanOrEqual(across + beyond);
      expect(y).toBeGreaterThanOrEqual(-above);
    }
  }
});

/** Extent of rectangles and circles: `M x y` followed by relative lines and arcs. */
function extentOf(path: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, x = '', y = '', rest = ''] of path.matchAll(/M(-?\d+) (-?\d+)([^M]*)/g)) {
    const [, radius] = /^a(\d+)/.exec(rest) ?? [];
    const [, width] = /h(-?\d+)/.exec(rest) ?? [];
    const [, height] = /v(-?\d+)/.exec(rest) ?? [];
    const down = Number(radius ?? 0);
    xs.push(Number(x), Number(x) + (radius ? 2 * down : Number(width ?? 0)));
    ys.push(Number(y) - down, Number(y) + (radius ? down : Number(height ?? 0)));
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
