import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { neighboursOf, similarTo } from './neighbours.ts';
import type { UnitSystem } from './units.ts';

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

test('says of each what differs, in the units of the page', () => {
  const differences = (code: string, system: UnitSystem) =>
    similarTo(modelNamed(code)).map(({ model, difference }) => [model.code, difference(system)]);
  expect(differences('RMX40-C080', 'metric')).toEqual([
    ['RMX35-C080', '35–45\u00a0m³/min'],
    ['RMX50-C080', '50–60\u00a0m³/min'],
    ['RMX40-C060', '0.4–0.6\u00a0bar'],
    ['EMX40-C080', 'Long face to the front'],
  ]);
  expect(differences('MAX100', 'us')[0]).toEqual(['MAX75', '2,119–3,178\u00a0CFM']);
});
