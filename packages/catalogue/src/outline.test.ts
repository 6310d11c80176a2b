import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { outlineOf } from './outline.ts';

const outline = (code: string) => outlineOf(modelNamed(code));

test('the front is the narrow face of RMX and the long face of EMX and MAX', () => {
  expect(outline('RMX40-C080')).toEqual([
    { name: 'Front', across: 700, up: 1050 },
    { name: 'Side', across: 1150, up: 1050 },
    { name: 'Top', across: 700, up: 1150 },
  ]);
  expect(outline('EMX40-C080')[0]).toEqual({ name: 'Front', across: 1150, up: 1050 });
  expect(outline('MAX50')[0]).toEqual({ name: 'Front', across: 1800, up: 1500 });
});
