import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Timeline } from './index.ts';

const items = [
  { year: '2007', event: 'Air-foil bearings' },
  { year: '2023', event: 'NSTB+ bearing', milestone: '150,000 cycles.', highlight: true },
];

describe('Timeline', () => conformance(<Timeline items={items} />));

test('lists entries in the given order, each as year, event and milestone', async () => {
  const screen = await render(<Timeline items={items} headingLevel={4} />);
  const entries = screen.getByRole('listitem').elements();
  expect(entries.map((entry) => entry.textContent)).toEqual([
    '2007Air-foil bearings',
    '2023NSTB+ bearing150,000 cycles.',
  ]);
  expect(entries.map((entry) => entry.hasAttribute('data-highlight'))).toEqual([false, true]);
  await expect
    .element(screen.getByRole('heading', { level: 4, name: 'NSTB+ bearing' }))
    .toBeVisible();
});
