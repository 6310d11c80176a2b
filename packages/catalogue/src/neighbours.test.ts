import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { neighboursOf } from './neighbours.ts';
import type { UnitSystem } from './units.ts';

const words = (code: string, system: UnitSystem = 'metric') =>
  neighboursOf(modelNamed(code)).map(({ model, figure, difference }) => [
    model.code,
    figure(system),
    difference,
  ]);

test('a model stands among the adjacent sizes, its other pressure bands and the other series', () => {
  expect(words('RMX40-C080')).toEqual([
    ['RMX35-C080', '35–45\u00a0m³/min', 'Less flow, same pressure'],
    ['RMX40-C080', '40–50\u00a0m³/min', 'This model'],
    ['RMX50-C080', '50–60\u00a0m³/min', 'More flow, same pressure'],
    ['RMX40-C060', '0.4–0.6\u00a0bar', 'Same flow, less pressure'],
    ['EMX40-C080', '40–50\u00a0m³/min', 'Wide face to the front'],
  ]);
  expect(words('EMX125-C040').map(([code]) => code)).toEqual([
    'EMX100-C040',
    'EMX125-C040',
    'EMX125-C060',
    'EMX125-C080',
    'RMX125-C040',
  ]);
});

test('a model of MAX stands among its series, of which two state no pressure', () => {
  expect(words('MAX75', 'us')).toEqual([
    ['MAX50', '1,413–2,119\u00a0CFM', 'Less flow, same pressure'],
    ['MAX75', '2,119–3,178\u00a0CFM', 'This model'],
    ['MAX100', '3,178–4,238\u00a0CFM', 'More flow, pressure on request'],
    ['MAX125', '4,238–5,297\u00a0CFM', 'More flow, pressure on request'],
  ]);
  expect(words('MAX100').map(([, , difference]) => difference)).toEqual([
    'Less flow',
    'Less flow',
    'This model',
    'More flow',
  ]);
});
