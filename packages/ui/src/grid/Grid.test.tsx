import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Grid, type GridProps, gridElements } from './index.ts';

describe('Grid', () => conformance(<Grid />, { elements: gridElements }));

const places = (grid: Element) =>
  [...grid.children]
    .map((child) => ({ name: child.textContent, ...child.getBoundingClientRect().toJSON() }))
    .sort((one, other) => one.top - other.top || one.left - other.left)
    .map(({ name }) => name);

test.each([
  [390, ['Share', 'Contents', 'Article']],
  [1280, ['Share', 'Article', 'Contents']],
])('at %i px a rail shows its children in the order %j', async (width, expected) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <Grid columns="rail">
      <p>Share</p>
      <p>Contents</p>
      <p>Article</p>
    </Grid>,
  );
  expect(places(container.firstElementChild as Element)).toEqual(expected);
});

test('a rail with two children keeps the margin content beside the text', async () => {
  const { container } = await render(
    <Grid columns="rail">
      <p style={{ inlineSize: 400 }}>Share</p>
      <p style={{ inlineSize: 2000, maxInlineSize: '100%' }}>Article</p>
    </Grid>,
  );
  const [share, text] = [...(container.firstElementChild?.children ?? [])];
  expect(share?.getBoundingClientRect().right).toBeLessThan(
    text?.getBoundingClientRect().left ?? 0,
  );
});

test.each([
  [390, 2, 1, 1, 1, 1, 1, 1, 1],
  [700, 2, 1, 2, 2, 1, 1, 1, 1],
  [800, 2, 2, 2, 2, 1, 1, 1, 1],
  [1280, 2, 2, 3, 4, 2, 2, 2, 3],
])('at %i px every layout has the expected number of columns', async (width, ...expected) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <>
      <Grid columns="pair" />
      <Grid columns="two" />
      <Grid columns="three" />
      <Grid columns="four" />
      <Grid columns="figure" />
      <Grid columns="sidebar" />
      <Grid columns="split" />
      <Grid columns="rail" />
    </>,
  );
  const columns = [...container.children].map(
    (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
  );
  expect(columns).toEqual(expected);
});

test.each([
  [390, ['Results', 'Map']],
  [1280, ['Map', 'Results']],
])('at %i px a figure and what it is about are in the order %j', async (width, expected) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <Grid columns="figure">
      <p>Results</p>
      <p>Map</p>
    </Grid>,
  );
  expect(places(container.firstElementChild as Element)).toEqual(expected);
});

/** Places of a grid with a number of items, and of its first and last item. */
async function rectsOf(columns: GridProps['columns'], count: number, width: number) {
  await page.viewport(width, 800);
  const { container } = await render(
    <Grid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <p key={String(index)}>{index}</p>
      ))}
    </Grid>,
  );
  const grid = container.firstElementChild as Element;
  const [whole, first, last] = [grid, grid.firstElementChild, grid.lastElementChild].map(
    (element) => element?.getBoundingClientRect() as DOMRect,
  ) as [DOMRect, DOMRect, DOMRect];
  return { whole, first, last };
}

test.each([
  ['lead', 9, 1280, 1],
  ['lead', 8, 1280, 2],
  ['four', 7, 768, 1],
  ['four', 7, 1280, 2],
  ['four', 3, 1280, 2],
  ['four', 4, 1280, 4],
] as const)(
  'columns="%s" with %i items at %i px begins with an item of 1/%i and ends with a full row',
  async (columns, count, width, share) => {
    const { whole, first, last } = await rectsOf(columns, count, width);
    expect(Math.round(whole.width / first.width)).toBe(share);
    expect(last.right).toBeCloseTo(whole.right, 0);
  },
);

test.each([
  ['three', 3, 768, 1],
  ['three', 5, 768, 2],
] as const)(
  'columns="%s" with %i items at %i px leaves no half of a row empty',
  async (columns, count, width, across) => {
    const { whole, last } = await rectsOf(columns, count, width);
    expect(last.right).toBeCloseTo(whole.right, 0);
    expect(whole.width / last.width).toBeCloseTo(across === 1 ? 3 : 1, 0);
  },
);

test.each([
  [768, [1, 2, 2]],
  [1280, [3, 3, 3]],
])('at %i px three tables are in shares of 1/%j', async (width, shares) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <Grid columns="three">
      <table />
      <table />
      <table />
    </Grid>,
  );
  const grid = container.firstElementChild as Element;
  const whole = grid.getBoundingClientRect().width;
  expect(
    [...grid.children].map((table) => Math.floor(whole / table.getBoundingClientRect().width)),
  ).toEqual(shares);
});
