import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ConsentField } from './index.ts';

const field = (
  <ConsentField
    name="consent"
    label="{terms} gelesen"
    documents={{ terms: { name: 'AGB', href: '/agb' } }}
  />
);

describe('ConsentField', () => conformance(field, { interactive: true }));

test('placeholders in the label become links that open in a new tab', async () => {
  const screen = await render(field);
  await expect.element(screen.getByRole('checkbox', { name: 'AGB gelesen' })).toBeRequired();
  const link = screen.getByRole('link', { name: /^AGB/ });
  await expect.element(link).toHaveAttribute('href', '/agb');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
