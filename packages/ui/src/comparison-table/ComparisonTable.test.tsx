import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { ComparisonTable } from './index.ts';

const table = <ComparisonTable label="Comparison" properties={properties} items={maxModels} />;

describe('ComparisonTable', () => conformance(table));

test('has one row per property and one column per model', async () => {
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

test('highlights differing properties and keeps the fixed model in view', async () => {
  await page.viewport(390, 800);
  const items = [
    { code: 'A1', values: { flow: '40–60', noise: '72' } },
    { code: 'B2', values: { flow: '40–60', noise: '75' } },
    ...['C3', 'D4', 'E5', 'F6'].map((code) => ({ code, values: { flow: '40–60', noise: '72' } })),
  ];
  const shown = [
    { key: 'flow', label: 'Flow rate', unit: 'm³/min' },
    { key: 'noise', label: 'Noise level', unit: 'dB(A)' },
  ];
  const screen = await render(
    <ComparisonTable label="Comparison" properties={shown} items={items} fixed="B2" differences />,
  );
  const names = screen.getByRole('rowheader').all();
  expect(names.map((name) => name.element().textContent)).toEqual([
    'Flow rate m³/min',
    'Noise level dB(A) (differs)',
  ]);
  const head = screen.getByRole('columnheader', { name: 'B2' }).element();
  expect(head.previousElementSibling?.textContent).toBe('Property');
  const region = screen.getByRole('region', { name: 'Comparison' }).element();
  const before = head.getBoundingClientRect().left;
  region.scrollLeft = 1000;
  expect(region.scrollLeft).toBeGreaterThan(50);
  expect(head.getBoundingClientRect().left).toBeCloseTo(before, 0);
  await page.viewport(1280, 800);
});

test('with 21 models at 320 px the properties stay in view while the models scroll', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ComparisonTable label="Comparison" properties={properties} items={rmxModels} />,
  );
  const region = screen.getByRole('region', { name: 'Comparison' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  region.element().scrollLeft = 1000;
  const name = screen.getByRole('rowheader', { name: /^Power/ }).element();
  expect(name.getBoundingClientRect().left).toBe(region.element().getBoundingClientRect().left);
  expect(name.getBoundingClientRect().width).toBeLessThan(150);
  await page.viewport(1280, 800);
});
