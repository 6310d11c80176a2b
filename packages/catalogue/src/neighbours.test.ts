import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { neighboursOf } from './neighbours.ts';

const codesAt = (code: string) => {
  const { smaller, larger, otherPressures, otherSeries } = neighboursOf(modelNamed(code));
  return [smaller, larger, ...otherPressures, otherSeries].map((one) => one?.code);
};

test('finds the adjacent sizes, the other pressure bands and the other series', () => {
  expect(codesAt('RMX40-C080')).toEqual(['RMX35-C080', 'RMX50-C080', 'RMX40-C060', 'EMX40-C080']);
  expect(codesAt('EMX125-C040')).toEqual([
    'EMX100-C040',
    undefined,
    'EMX125-C060',
    'EMX125-C080',
    'RMX125-C040',
  ]);
});

test('MAX has only adjacent sizes', () => {
  expect(codesAt('MAX50')).toEqual([undefined, 'MAX75', undefined]);
});
