import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'oem', label: 'OEM' },
  { value: 'reseller', label: 'Reseller', disabled: true },
];

describe('Select', () =>
  conformance(<Select label="Interest" name="interest" options={options} />, {
    interactive: true,
  }));

test('a required select is invalid while the placeholder is selected', async () => {
  const screen = await render(
    <Select label="Interest" name="interest" options={options} placeholder="Choose" required />,
  );
  const select = screen.getByRole('combobox', { name: 'Interest' });
  expect((select.element() as HTMLSelectElement).validity.valueMissing).toBe(true);
  await select.selectOptions('OEM');
  await expect.element(select).toHaveValue('oem');
  expect((select.element() as HTMLSelectElement).validity.valid).toBe(true);
});

test('without an empty option, a required select has no `required`, which would be invalid HTML', async () => {
  const screen = await render(
    <Select label="Interest" name="interest" options={options} required />,
  );
  const select = screen.getByRole('combobox', { name: 'Interest', exact: true });
  await expect.element(select).toHaveValue('oem');
  await expect.element(select).not.toBeRequired();
});

test('defaultValue selects an option in a group', async () => {
  const screen = await render(
    <Select
      label="Model"
      name="model"
      placeholder="Any"
      defaultValue="MAX75"
      options={[{ label: 'MAX', options: [{ value: 'MAX75', label: 'MAX75' }] }]}
    />,
  );
  await expect
    .element(screen.getByRole('combobox', { name: 'Model (optional)' }))
    .toHaveValue('MAX75');
  expect(screen.container.querySelector('optgroup')?.label).toBe('MAX');
});
