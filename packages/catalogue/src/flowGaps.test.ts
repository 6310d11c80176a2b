import { expect, test } from 'vitest';
import { flowGaps, flowGapsText } from './flowGaps.ts';
import { modelsOf } from './models.ts';

test('finds the flows between the sizes that no model covers', () => {
  const gaps = [
    [60, 75],
    [85, 100],
    [110, 125],
  ];
  expect(flowGaps(modelsOf('RMX'))).toEqual(gaps);
  expect(flowGaps(modelsOf('EMX'))).toEqual(gaps);
  expect(flowGaps(modelsOf('MAX'))).toEqual([]);
  expect(flowGaps([{ flow: [1, 9] }, { flow: [2, 3] }, { flow: [5, 6] }])).toEqual([]);
});

test('prints them in both unit systems', () => {
  expect(flowGapsText(modelsOf('RMX'), 'metric')).toBe('60–75, 85–100 and 110–125\u00a0m³/min');
  expect(flowGapsText(modelsOf('RMX'), 'us')).toMatch(
    /^2,119–2,649, [\d,–]+ and [\d,–]+\u00a0CFM$/,
  );
});
