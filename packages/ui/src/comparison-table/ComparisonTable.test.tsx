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

test('marks properties that differ, and values that no other model shares', async () => {
  const items = ['72', '72', '75'].map((noise, index) => ({
    code: `A${index}`,
    values: { flow: '40–60', noise, power: `${index}` },
  }));
  const shown = ['flow', 'noise', 'power'].map((key) => ({ key, label: key }));
  const screen = await render(
    <ComparisonTable label="Comparison" properties={shown} items={items} differences />,
  );
  const names = screen.getByRole('rowheader').elements();
  expect(names.map((name) => name.textContent?.trim())).toEqual([
    'flow',
    'noise  (differs)',
    'power  (differs)',
  ]);
  const cells = screen.getByRole('cell').elements();
  expect(cells.filter((cell) => cell.hasAttribute('data-alone'))).toEqual([cells[5]]);
  const weights = cells.map((cell) => getComputedStyle(cell).fontWeight);
  expect(weights.slice(0, 5)).toEqual(['400', '400', '400', '400', '400']);
  expect(new Set(weights.slice(5))).toEqual(new Set(['600']));
});

const linked = (models: typeof rmxModels) =>
  models.map((model) => ({ ...model, href: `#${model.code}` }));

test('with 21 models at 320 px properties and models stay in view, and a hint says that the table scrolls', async () => {
  await page.viewport(320, 640);
  const table = (highlighted: string) => (
    <>
      <ComparisonTable
        label="Comparison"
        properties={[...properties, ...properties.map((one) => ({ ...one, key: `${one.key}-2` }))]}
        items={linked(rmxModels)}
        highlighted={highlighted}
      />
      <div style={{ blockSize: '200vh' }} />
    </>
  );
  const [first, last] = [rmxModels[0]?.code ?? '', rmxModels.at(-1)?.code ?? ''];
  const screen = await render(table(first));
  const region = screen.getByRole('region', { name: 'Comparison' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await expect.element(screen.getByText('Scroll sideways for more')).toBeVisible();
  const box = region.element();
  const head = screen.getByRole('columnheader', { name: new RegExp(`^${last}`) }).element();
  const name = screen
    .getByRole('rowheader', { name: /^Power/ })
    .first()
    .element();
  const { left, top } = box.getBoundingClientRect();
  box.scrollLeft = 1000;
  expect(name.getBoundingClientRect().left).toBe(left);
  expect(name.getBoundingClientRect().width).toBeLessThan(150);
  box.scrollTop = 200;
  expect(box.scrollTop).toBe(200);
  expect(head.getBoundingClientRect().top).toBeCloseTo(top, 0);
  expect(window.scrollY).toBe(0);
  await screen.rerender(table(last));
  // Scroll positions are whole pixels.
  const { right } = head.getBoundingClientRect();
  expect(Math.floor(right)).toBeLessThanOrEqual(box.getBoundingClientRect().right);
  expect(window.scrollY).toBe(0);
});

test('with four models the page scrolls, not the table', async () => {
  await page.viewport(390, 640);
  const items = rmxModels.slice(0, 4);
  const rows = [...properties, ...properties.map((one) => ({ ...one, key: `${one.key}-2` }))];
  const screen = await render(
    <ComparisonTable label="Comparison" properties={rows} items={items} />,
  );
  const region = screen.getByRole('region', { name: 'Comparison' }).element();
  expect(region.clientHeight).toBeGreaterThan(640);
  expect(region.scrollHeight).toBe(region.clientHeight);
});

test('a table that fits has no hint', async () => {
  const screen = await render(table);
  const hint = screen.getByText('Scroll sideways for more').element();
  expect(hint.getBoundingClientRect().width).toBe(0);
  const { top } = screen.getByRole('table').element().getBoundingClientRect();
  expect(top).toBeCloseTo(hint.closest('section')?.getBoundingClientRect().top ?? 0, 0);
});

test('a figure with its unit does not wrap at its dash, a text wraps', async () => {
  const power = '70\u00a0kW\u00a0(58–82\u00a0kW)';
  const screen = await render(
    <ComparisonTable
      label="Comparison"
      properties={[{ key: 'power', label: 'Power' }]}
      items={[
        { code: 'A1', values: { power } },
        { code: 'B2', values: { power: 'Outside its flow' } },
      ]}
    />,
  );
  await page.viewport(390, 800);
  const cells = [...screen.container.querySelectorAll('td')];
  expect(cells.map((cell) => getComputedStyle(cell).whiteSpace)).toEqual(['nowrap', 'normal']);
});

test('the column that scrolls into view is clear of the names', async () => {
  await page.viewport(390, 800);
  const text = 'Very high: only the friction of a film of air';
  const items = ['A', 'B', 'C', 'D'].map((code) => ({
    code,
    href: `#${code}`,
    values: { efficiency: text },
  }));
  const screen = await render(
    <ComparisonTable
      label="Comparison"
      properties={[{ key: 'efficiency', label: 'Maintenance', align: 'start' }]}
      items={items}
      highlighted="B"
    />,
  );
  const names = screen.getByRole('rowheader').element().getBoundingClientRect();
  const column = screen.getByRole('columnheader', { name: 'B' }).element().getBoundingClientRect();
  expect(column.left).toBeGreaterThanOrEqual(names.right - 1);
  expect(column.right).toBeLessThanOrEqual(390);
});

test('a highlighted column that is in view does not scroll the table', async () => {
  await page.viewport(768, 800);
  const screen = await render(
    <ComparisonTable
      label="Comparison"
      properties={properties}
      items={linked(rmxModels)}
      highlighted={rmxModels[1]?.code}
    />,
  );
  const region = screen.getByRole('region', { name: 'Comparison' }).element();
  const head = screen.getByRole('columnheader', { name: rmxModels[1]?.code }).element();
  expect(head.getBoundingClientRect().right).toBeLessThan(768);
  expect(region.scrollLeft).toBe(0);
});

test('a highlighted column that nobody can select does not scroll the table', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ComparisonTable
      label="Comparison"
      properties={properties}
      items={rmxModels}
      highlighted={rmxModels.at(-1)?.code}
    />,
  );
  const region = screen.getByRole('region', { name: 'Comparison' });
  await expect.element(region).toHaveAttribute('data-more');
  expect(region.element().scrollLeft).toBe(0);
});

test('with pages, the header of a column is a card that selects its model', async () => {
  const screen = await render(
    <ComparisonTable
      label="Comparison"
      properties={properties}
      scale={60}
      highlighted="MAX50"
      items={maxModels.map((model) => ({
        ...model,
        href: `#${model.code}`,
        pageHref: `#page-${model.code}`,
        image: <img alt="" width={100} height={80} />,
        actions: <a href="#quote">Request a quote</a>,
      }))}
    />,
  );
  const head = screen.getByRole('columnheader', { name: 'MAX75' });
  await expect
    .element(head.getByRole('link', { name: 'MAX75', exact: true }))
    .toHaveAttribute('href', '#page-MAX75');
  await expect
    .element(screen.getByRole('link', { name: 'Selected MAX50' }))
    .toHaveAttribute('aria-current', 'true');
  const { left, bottom } = head.element().getBoundingClientRect();
  const target = document.elementFromPoint(left + 4, bottom - 4);
  expect(target).toBe(head.getByRole('link', { name: 'Select MAX75' }).element());
  await head.getByRole('link', { name: 'Select MAX75' }).click();
  await expect.element(page.getByText('MAX75 selected')).toBeInTheDocument();
  // The picture is a target for pointers only.
  expect(screen.getByRole('link', { name: '', exact: true }).elements()).toEqual([]);
});
