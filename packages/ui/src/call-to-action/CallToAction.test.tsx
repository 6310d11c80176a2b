import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CallToAction } from './index.ts';

describe('CallToAction', () =>
  conformance(<CallToAction title="Tell us" actions={<a href="#contact">Contact</a>} />));

test('has a dark ground by default', async () => {
  const screen = await render(
    <>
      <CallToAction title="Dark" actions={null} data-testid="dark" />
      <CallToAction title="Light" actions={null} ground="light" data-testid="light" />
    </>,
  );
  await expect.element(screen.getByTestId('dark')).toHaveAttribute('data-ground', 'dark');
  await expect.element(screen.getByTestId('light')).toHaveAttribute('data-ground', 'light');
});
