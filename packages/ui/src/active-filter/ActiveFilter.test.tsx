import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ActiveFilter } from './index.ts';

describe('ActiveFilter', () =>
  conformance(<ActiveFilter href="#all" name="Category" value="Energy" />, { interactive: true }));

test('the accessible name says which filter is removed', async () => {
  const screen = await render(<ActiveFilter href="#all" name="Category" value="Energy" />);
  const link = screen.getByRole('link', { name: 'Category: Energy (remove filter)' });
  await expect.element(link).toHaveAttribute('href', '#all');
});
