import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CategoryFilter, categoryFilterLooks } from './index.ts';

describe.each(categoryFilterLooks)('CategoryFilter as %s', (look) =>
  conformance(<CategoryFilter look={look} options={[]} allHref="#all" />),
);

test('has no All option without allHref', async () => {
  const screen = await render(
    <CategoryFilter options={[{ value: 'energy', label: 'Energy', href: '#energy' }]} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Energy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All' }).query()).toBeNull();
});

test('a list shows counts, including zero', async () => {
  const options = [{ value: 'energy', label: 'Energy', href: '#energy', count: 0 }];
  const screen = await render(<CategoryFilter look="list" options={options} />);
  await expect.element(screen.getByRole('link')).toHaveTextContent('Energy0');
});
