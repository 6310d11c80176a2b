// What the APG's own test of its table asserts: w3c/aria-practices, test/tests/table_table.js. The elements of HTML have the
// roles already.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SpecTable } from '../../../src/spec-table/index.ts';
import { maxModels, properties } from '../../specifications.ts';

test('it is a table with a name, groups of rows, header cells and cells', async () => {
  const screen = await render(
    <SpecTable label="Specifications" properties={properties} items={maxModels} />,
  );
  const table = screen.getByRole('table', { name: 'Specifications' });
  const count = (role: 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') =>
    table.getByRole(role).elements().length;
  expect(table.element().tagName).toBe('TABLE');
  expect(count('rowgroup')).toBe(2);
  expect(count('row')).toBe(maxModels.length + 1);
  expect(count('rowheader')).toBe(maxModels.length);
  expect(count('columnheader')).toBe(properties.length + 1);
  expect(count('cell')).toBe(maxModels.length * properties.length);
});
