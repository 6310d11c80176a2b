import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { maxModels, properties } from '../../test/specifications.ts';
import { ModelGrid } from './index.ts';

const grid = <ModelGrid properties={properties} items={maxModels} />;

describe('ModelGrid', () => conformance(grid));

test('shows each value with its unit, and “On request” for a missing value', async () => {
  const screen = await render(grid);
  const [, , max100] = screen.getByRole('listitem').elements();
  expect(max100?.textContent).toContain('90–120\u00a0m³/min');
  expect(max100?.textContent).toContain('PressureOn request');
});
