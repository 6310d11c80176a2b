import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Chip, ChipLink } from './index.ts';

describe('Chip', () => conformance(<Chip>EMEA</Chip>, { interactive: true }));
describe('ChipLink', () =>
  conformance(<ChipLink href="#emea">EMEA</ChipLink>, { interactive: true }));

test('aria-current of a current link can be overridden', async () => {
  const screen = await render(
    <ChipLink href="#energy" current aria-current="page">
      Energy
    </ChipLink>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

test('a link that is not current has no aria-current', async () => {
  const screen = await render(<ChipLink href="#energy">Energy</ChipLink>);
  await expect.element(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
