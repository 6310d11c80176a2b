import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { BrandLink } from './index.ts';

describe('BrandLink', () => conformance(<BrandLink href="/" name="Northwind Air" />));

test('is named after the brand, and the mark is decorative', async () => {
  const screen = await render(
    <BrandLink href="/" name="Northwind Air" mark={<svg aria-hidden="true" />} />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Northwind Air', exact: true }))
    .toBeVisible();
});
