import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { FilterBar, type FilterBarProps } from './index.ts';

const bar = (props: Partial<FilterBarProps> = {}) => (
  <FilterBar
    title="55 m³/min"
    text="0 m"
    actions={<button type="submit">Find</button>}
    more={<TextField name="altitude" label="Altitude" />}
    {...props}
  >
    <TextField name="flow" label="Flow" required />
  </FilterBar>
);

describe('FilterBar', () => conformance(bar()));

test('a wide bar shows its fields without a button', async () => {
  const screen = await render(bar());
  await expect.element(screen.getByRole('textbox', { name: 'Flow' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' }).query()).toBeNull();
});

test.each<[string, Partial<FilterBarProps>]>([
  ['before the first search', { title: undefined }],
  ['after a rejected search', { alert: 'Enter the flow.' }],
])('a narrow bar shows its fields %s', async (_when, props) => {
  await page.viewport(390, 800);
  const screen = await render(bar(props));
  await expect.element(screen.getByRole('textbox', { name: 'Flow' })).toBeVisible();
});

test('further fields are open while one of them has an error', async () => {
  const screen = await render(bar({ moreInvalid: true }));
  await expect.element(screen.getByRole('textbox', { name: 'Altitude (optional)' })).toBeVisible();
});

test('further fields close with a press elsewhere', async () => {
  const screen = await render(bar());
  const altitude = screen.getByLabelText('Altitude (optional)');
  await screen.getByText('More conditions').click();
  await expect.element(altitude).toBeVisible();
  await screen.getByRole('textbox', { name: 'Flow' }).click();
  await expect.element(altitude).not.toBeVisible();
});
