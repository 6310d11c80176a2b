import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FilterPills, filterPillsLooks } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'asia', label: 'Asia', count: 3 },
];

describe.each(filterPillsLooks)('FilterPills as %s', (look) =>
  conformance(<FilterPills look={look} label="Offices" options={options} />, {
    controlled: { value: ['all', 'asia'] },
  }),
);

test.each(filterPillsLooks)('%s show counts, including zero', async (look) => {
  const empty = [{ value: 'africa', label: 'Africa', href: '#africa', count: 0 }];
  const screen = await render(<FilterPills look={look} label="Offices" options={empty} />);
  await expect.element(screen.getByRole('link')).toHaveTextContent('Africa0');
});

test('when controlled, it calls onValueChange and keeps its value', async () => {
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

test('the list is named by its label', async () => {
  const screen = await render(<FilterPills label="Offices" options={options} />);
  await expect.element(screen.getByRole('list', { name: 'Offices' })).toBeVisible();
});

test('a disabled option cannot be selected, with or without `href`', async () => {
  const onValueChange = vi.fn();
  const disabled = [
    { value: 'europe', label: 'Europe', disabled: true },
    { value: 'africa', label: 'Africa', href: '#africa', disabled: true },
  ];
  const screen = await render(
    <FilterPills
      label="Offices"
      options={[...options, ...disabled]}
      onValueChange={onValueChange}
    />,
  );
  for (const name of ['Europe', 'Africa']) {
    const option = screen.getByRole('button', { name });
    await expect.element(option).toBeDisabled();
    (option.element() as HTMLElement).click();
  }
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the chosen pill that is removed gives way to a neighbour', async () => {
  const pills = (values: readonly string[]) => (
    <FilterPills
      label="Units"
      defaultValue="b"
      options={values.map((value) => ({ value, label: value }))}
    />
  );
  const screen = await render(pills(['a', 'b', 'c']));
  const chosen = () => screen.container.querySelector('[aria-pressed="true"]')?.textContent;
  await screen.rerender(pills(['a', 'c']));
  expect(chosen()).toBe('c');
  await screen.rerender(pills(['a']));
  expect(chosen()).toBe('a');
});
