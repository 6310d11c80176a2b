import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Grid, gridElements } from './index.ts';

describe('Grid', () => conformance(<Grid />));

test.each(gridElements)('renders <%s>', async (as) => {
  const { container } = await render(<Grid as={as} />);
  expect(container.firstElementChild?.localName).toBe(as);
});

test.each([
  [390, 1, 1, 1, 1, 1, 1],
  [700, 1, 2, 2, 1, 1, 1],
  [800, 2, 2, 2, 1, 1, 1],
  [1280, 2, 3, 4, 2, 2, 3],
])('at %i px it has its columns', async (width, ...expected) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <>
      <Grid columns="two" />
      <Grid columns="three" />
      <Grid columns="four" />
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
