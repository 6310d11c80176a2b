import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SegmentedControl } from './index.ts';

const segments = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
];

describe('SegmentedControl', () =>
  conformance(<SegmentedControl label="Units" options={segments} />, {
    controlled: { value: ['metric', 'us'] },
  }));

test('the first option is selected by default', async () => {
  const screen = await render(<SegmentedControl label="Units" options={segments} />);
  await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent('Metric');
});

test('with a controlled value, a click does not change the selection', async () => {
  const screen = await render(<SegmentedControl label="Units" options={segments} value="metric" />);
  await screen.getByRole('button', { name: 'US' }).click();
  await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent('Metric');
});
