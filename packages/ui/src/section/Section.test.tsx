import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Section } from './index.ts';

describe('Section', () => conformance(<Section>Content</Section>));

test('its title is a heading that names it', async () => {
  const screen = await render(<Section title="Models" lead="Four sizes." headingLevel={3} />);
  const region = screen.getByRole('region', { name: 'Models' });
  await expect.element(region.getByRole('heading', { name: 'Models', level: 3 })).toBeVisible();
  await expect.element(region.getByText('Four sizes.')).toBeVisible();
});

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
