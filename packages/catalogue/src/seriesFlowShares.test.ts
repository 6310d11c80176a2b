import { expect, test } from 'vitest';
import { seriesFlowShares } from './seriesFlowShares.ts';

test('prints the shares of a series', () => {
  expect(seriesFlowShares('MAX')).toBe(
    'Turn-down by model: MAX50 and MAX75 67–100% of the highest flow, MAX100 75–100%, MAX125 80–100%',
  );
  for (const series of ['RMX', 'EMX'] as const)
    expect(seriesFlowShares(series)).toBe(
      'Turn-down by model: from 50–100% of the highest flow (size 10) to 93–100% (size 125)',
    );
});
