import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { DotChart } from './index.ts';

const chart = <DotChart total={97} pale={33} caption="One dot for each machine." />;

describe('DotChart', () => conformance(chart));

test('columns are filled from the top, and the last one as far as it goes', async () => {
  const { container } = await render(chart);
  const [svg] = container.querySelectorAll('svg');
  expect(svg).toHaveAttribute('viewBox', '0 0 10 10');
  const [all, pale] = [...(svg?.querySelectorAll('g > path') ?? [])].map((path) =>
    path.getAttribute('d'),
  );
  expect(all).toBe('M0 0H10V7H9V10H0Z');
  expect(pale).toBe('M0 0H4V3H3V10H0Z');
});

test('only the caption is read', async () => {
  const screen = await render(chart);
  await expect.element(screen.getByRole('figure')).toHaveTextContent('One dot for each machine.');
  for (const svg of screen.container.querySelectorAll('svg'))
    expect(svg).toHaveAttribute('aria-hidden', 'true');
});
