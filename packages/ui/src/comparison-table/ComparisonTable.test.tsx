import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { ComparisonTable } from './index.ts';

const table = <ComparisonTable label="Comparison" properties={properties} models={maxModels} />;

describe('ComparisonTable', () => conformance(table));

test('has a row a property and a column a model', async () => {
  const screen = await render(table);
  await expect.element(screen.getByRole('table', { name: 'Comparison' })).toBeVisible();
  const row = screen.getByRole('row', { name: /^Pressure bar/ }).element();
  expect([...row.children].map((cell) => cell.textContent?.trim())).toEqual([
    'Pressure bar',
    '0.6–1.0',
    '0.6–1.0',
    'On request',
    'On request',
  ]);
});

test('with 21 models at 320 px the properties stay, and room is left for the models', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ComparisonTable label="Comparison" properties={properties} models={rmxModels} />,
  );
  const region = screen.getByRole('region', { name: 'Comparison' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  region.element().scrollLeft = 1000;
  const name = screen.getByRole('rowheader', { name: /^Power/ }).element();
  expect(name.getBoundingClientRect().left).toBe(region.element().getBoundingClientRect().left);
  expect(name.getBoundingClientRect().width).toBeLessThan(150);
  await page.viewport(1280, 800);
});
