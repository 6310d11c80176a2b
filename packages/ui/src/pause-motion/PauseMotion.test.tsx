import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { PauseMotion } from './index.ts';

describe('PauseMotion', () =>
  conformance(<PauseMotion />, {
    wrap: (element) => <MotionProvider>{element}</MotionProvider>,
    interactive: true,
  }));

test('a handler that prevents the default leaves things moving', async () => {
  const screen = await render(
    <MotionProvider>
      <PauseMotion onClick={(event) => event.preventDefault()} />
    </MotionProvider>,
  );
  const button = screen.getByRole('button', { name: 'Pause motion' });
  await button.click();
  await expect.element(button).toHaveAttribute('data-state', 'playing');
});
