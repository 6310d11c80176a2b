import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Progress } from './index.ts';

describe('Progress', () => conformance(<Progress label="Uploading" value={0.5} />));

test('without `value` the bar is indeterminate', async () => {
  const screen = await render(<Progress label="Checking" />);
  const bar = screen.getByRole('progressbar', { name: 'Checking' });
  await expect.element(bar).not.toHaveAttribute('value');
  await expect.element(bar).not.toHaveAttribute('aria-valuetext');
  expect((bar.element() as HTMLProgressElement).position).toBe(-1);
});

test('the percentage is relative to `max` and formatted for `locale`', async () => {
  const screen = await render(<Progress label="Laden" value={1} max={4} locale="de" />);
  await expect.element(screen.getByText('25 %')).toBeVisible();
});
