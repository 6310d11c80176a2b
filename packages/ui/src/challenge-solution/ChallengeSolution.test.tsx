import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ChallengeSolution } from './index.ts';

const items = [
  { challenge: 'Oil in the air.', solution: 'None in the machine.' },
  { challenge: 'Noise.', solution: 'Under 85 dB.' },
];

describe('ChallengeSolution', () => conformance(<ChallengeSolution items={items} />));

test('every pair labels its challenge and its solution', async () => {
  const screen = await render(
    <ChallengeSolution items={items} labels={{ challenge: 'Problem' }} />,
  );
  const pairs = screen.getByRole('listitem').elements();
  expect(pairs.map((pair) => pair.textContent)).toEqual([
    'ProblemOil in the air.SolutionNone in the machine.',
    'ProblemNoise.SolutionUnder 85 dB.',
  ]);
});
