import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { type SpecModel, SpecTable } from './index.ts';

const table = <SpecTable label="Specifications" properties={properties} items={maxModels} />;

describe('SpecTable', () => conformance(table));

test('values have column and row headers, and missing values read "On request"', async () => {
  const screen = await render(table);
  await expect.element(screen.getByRole('table', { name: 'Specifications' })).toBeVisible();
  const heads = screen.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toContain('Flow rate m³/min');
  const row = screen.getByRole('row', { name: /^MAX100/ }).element();
  expect([...row.children].map((cell) => cell.textContent?.trim()).slice(0, 3)).toEqual([
    'MAX100',
    '90–120',
    'On request',
  ]);
});

test('a range in a note does not wrap at its dash, also between links', async () => {
  const note = [
    'From ',
    <a key="MAX50" href="/max50">
      MAX50
    </a>,
    ' with 250–350 kW to the last',
  ];
  const screen = await render(
    <SpecTable label="Note" properties={properties} items={maxModels} note={note} />,
  );
  await expect
    .element(screen.getByText('250–350 kW', { exact: true }))
    .toHaveStyle({ display: 'inline-block' });
});

test('groups have a header, and neighbours share the cell of a value', async () => {
  const shared = properties.map((one) => ({ ...one, shared: one.key === 'weight' }));
  const [first, second, third, fourth] = rmxModels as [SpecModel, SpecModel, SpecModel, SpecModel];
  const weighing = (model: SpecModel, weight: string, group: string) => ({
    ...model,
    group,
    values: { ...model.values, weight },
  });
  const screen = await render(
    <SpecTable
      label="Groups"
      properties={shared}
      items={[
        weighing(first, '250', 'Small'),
        weighing(second, '250', 'Small'),
        weighing(third, '250', 'Large'),
        weighing(fourth, '380', 'Large'),
      ]}
    />,
  );
  const heads = [...screen.container.querySelectorAll('th[scope="rowgroup"]')];
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Small', 'Large']);
  const spans = screen
    .getByRole('cell', { name: /^(250|380)$/ })
    .elements()
    .map((cell) => (cell as HTMLTableCellElement).rowSpan);
  expect(spans).toEqual([2, 1, 1]);
});

test('shared values come last, with the name of their frame in the first row', async () => {
  const shared = properties.map((one) => ({ ...one, shared: one.key === 'flow' }));
  const items = rmxModels.slice(0, 2).map((model) => ({
    ...model,
    frame: 'Small frame',
    values: { ...model.values, flow: '10' },
    actions: 'Add',
  }));
  const screen = await render(
    <SpecTable label="Frames" properties={shared} items={items} labels={{ actions: 'Compare' }} />,
  );
  const heads = screen.getByRole('columnheader').elements();
  expect(heads.slice(-2).map(({ textContent }) => textContent)).toEqual([
    'Compare',
    'Flow rate m³/min',
  ]);
  const frames = screen.getByText('Small frame').elements();
  expect(frames.map((frame) => frame.closest('td')?.rowSpan)).toEqual([2]);
});

test('the selected row and marked ones have a ground, which ends at the cells that they share', async () => {
  const shared = properties.map((one) => ({ ...one, shared: one.key === 'weight' }));
  const items = rmxModels
    .slice(0, 3)
    .map((model) => ({ ...model, values: { ...model.values, weight: '250' } }));
  const [first, , third] = items.map(({ code }) => code);
  const screen = await render(
    <SpecTable
      label="Shared"
      properties={shared}
      items={items}
      defaultValue={first}
      marked={third ? [third] : []}
    />,
  );
  const hasGround = (cell: Element) =>
    getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const rows = [...screen.container.querySelectorAll('tbody > tr > th + td')];
  expect(rows.map(hasGround)).toEqual([true, false, true]);
  expect(hasGround(screen.getByRole('cell', { name: '250', exact: true }).element())).toBe(false);
});

test('on a phone it shows all rows', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <SpecTable label="Rows" properties={properties} items={rmxModels} value="RMX125-C080" />,
  );
  const room = screen.getByRole('region', { name: 'Rows' }).element();
  expect(room.scrollHeight).toBe(room.clientHeight);
});

test('with a controlled value, a click does not change the selection', async () => {
  const models = linkedModels.map((model) => ({ ...model, href: '#' }));
  const held = (selected: string) => (
    <SpecTable label="Specifications" properties={properties} items={models} value={selected} />
  );
  const screen = await render(held('MAX50'));
  await screen.getByRole('link', { name: 'MAX75' }).click();
  const chosen = () => screen.container.querySelector('tr[data-selected] a')?.textContent?.trim();
  expect(chosen()).toBe('MAX50');
  await screen.rerender(held('MAX75'));
  expect(chosen()).toBe('MAX75');
});

test('selecting another row does not move the columns', async () => {
  const selecting = (selected: string) => (
    <SpecTable label="Specifications" properties={properties} items={maxModels} value={selected} />
  );
  const screen = await render(selecting('MAX50'));
  const starts = () =>
    [...screen.container.querySelectorAll('thead th')].map(
      (head) => head.getBoundingClientRect().left,
    );
  const before = starts();
  await screen.rerender(selecting('MAX125'));
  expect(starts()).toEqual(before);
});

test('the table is in a focusable region while it scrolls, and in server HTML', async () => {
  expect(renderToString(table)).toContain('tabindex="0"');
  const room = (width: number) => <div style={{ inlineSize: width }}>{table}</div>;
  const screen = await render(room(320));
  const region = screen.getByRole('region', { name: 'Specifications' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  const name = screen.getByRole('rowheader', { name: 'MAX50' });
  const start = name.element().getBoundingClientRect().left;
  region.element().scrollLeft = 200;
  expect(name.element().getBoundingClientRect().left).toBe(start);
  const fades = () =>
    getComputedStyle(screen.container.querySelector('section') as Element).maskImage;
  region.element().scrollLeft = 10_000;
  await expect.poll(fades).toBe('none');
  region.element().scrollLeft = 0;
  await expect.poll(fades).toContain('gradient');
  const element = region.element() as HTMLElement;
  element.focus();
  await screen.rerender(room(1200));
  await expect.poll(fades).toBe('none');
  expect(document.activeElement).toBe(element);
  element.blur();
  await expect.element(region).not.toBeInTheDocument();
});

test('announces the selected model', async () => {
  const models = linkedModels.map((model) => ({ ...model, href: '#' }));
  const screen = await render(
    <SpecTable label="Specifications" properties={properties} items={models} />,
  );
  const said = document.querySelector('body > [aria-live="polite"]');
  await screen.getByRole('link', { name: 'MAX75' }).click();
  expect(said?.textContent).toBe('MAX75 selected');
});

test('the names of models with a button are printed', async () => {
  const screen = await render(
    <SpecTable label="Models" properties={properties} items={maxModels} onValueChange={() => {}} />,
  );
  const model = screen.getByText(maxModels[0]?.code ?? '', { exact: true }).element();
  const devTools = cdp() as { send(method: string, parameters: object): Promise<unknown> };
  await devTools.send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    expect(getComputedStyle(model).display).not.toBe('none');
  } finally {
    await devTools.send('Emulation.setEmulatedMedia', { media: '' });
  }
});
