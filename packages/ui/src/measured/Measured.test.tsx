import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Measured } from './index.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.units;
});

describe('Measured', () => conformance(<Measured metric="1.0 bar" us="14.5 psi" />));

test('an accessible name contains only the visible version', async () => {
  const screen = await render(
    <button type="button">
      At most <Measured metric="1.0 bar" us="14.5 psi" />
    </button>,
  );
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAccessibleName('At most 1.0 bar');
  root.dataset.units = 'us';
  await expect.element(button).toHaveAccessibleName('At most 14.5 psi');
});
