import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FilterPills } from './index.ts';

const options = [
  { value: 'all', name: 'All' },
  { value: 'asia', name: 'Asia', count: 3 },
];

describe('FilterPills', () => conformance(<FilterPills label="Offices" options={options} />));

test('held by its caller, it only asks', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <FilterPills label="Offices" options={options} value="all" onValueChange={onValueChange} />,
  );
  await screen.getByRole('button', { name: 'Asia 3' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('asia');
  await expect
    .element(screen.getByRole('button', { name: 'All' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('the list has its name', async () => {
  const screen = await render(<FilterPills label="Offices" options={options} />);
  await expect.element(screen.getByRole('list', { name: 'Offices' })).toBeVisible();
});
