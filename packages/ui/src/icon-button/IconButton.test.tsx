import { Search } from 'lucide';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { IconButton } from './index.ts';

describe('IconButton', () =>
  conformance(<IconButton icon={Search} label="Search" />, { interactive: true }));

test('is at least 44 px large and has its label as tooltip', async () => {
  const screen = await render(<IconButton icon={Search} label="Search" />);
  const button = screen.getByRole('button', { name: 'Search' });
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect.element(button).toHaveAttribute('title', 'Search');
});
