import { Hotel } from 'lucide';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { BuildingGrid } from './index.ts';

const items = Array.from({ length: 8 }, (_none, index) => ({
  title: `Building ${index}`,
  text: 'Quiet.',
  icon: Hotel,
}));

describe('BuildingGrid', () => conformance(<BuildingGrid items={items} />));

test.each([
  [320, 2],
  [390, 2],
  [768, 2],
  [1440, 4],
])('at %i px it has %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  const { container } = await render(<BuildingGrid items={items} />);
  const grid = container.firstElementChild ?? document.body;
  expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns);
});

test('names are headings of the given level', async () => {
  const screen = await render(<BuildingGrid items={items} headingLevel={4} />);
  await expect.element(screen.getByRole('heading', { name: 'Building 3', level: 4 })).toBeVisible();
});
