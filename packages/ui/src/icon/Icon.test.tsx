import { Crosshair } from 'lucide';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Icon } from './index.ts';

describe('Icon', () => conformance(<Icon icon={Crosshair} />));

test('without a label it is hidden from assistive technology', async () => {
  const { container } = await render(<Icon icon={Crosshair} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('with a label it is an image with that name', async () => {
  const screen = await render(<Icon icon={Crosshair} label="Efficiency" />);
  const image = screen.getByRole('img', { name: 'Efficiency' });
  await expect.element(image).not.toHaveAttribute('aria-hidden');
});
