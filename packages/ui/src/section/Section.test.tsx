import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Section } from './index.ts';

describe('Section', () => conformance(<Section>Content</Section>));

test('sets its ground for everything in it, and none where none is asked for', async () => {
  const screen = await render(
    <Section aria-label="Outer">
      <Section ground="dark" aria-label="Inner" />
    </Section>,
  );
  await expect
    .element(screen.getByRole('region', { name: 'Inner' }))
    .toHaveAttribute('data-ground', 'dark');
  await expect
    .element(screen.getByRole('region', { name: 'Outer' }))
    .not.toHaveAttribute('data-ground');
});
