import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { impeller } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { CoverGrid, CoverGridRow } from './index.ts';

const items = ['Catalogue', 'Datasheet', 'Manual'].map((title) => ({
  title,
  text: 'Its content.',
  image: impeller,
  link: { name: 'Download PDF', href: `#${title}` },
}));

describe('CoverGrid', () => conformance(<CoverGrid items={items} />));

test('the name of a link ends with the title, and its image is decorative', async () => {
  const screen = await render(<CoverGrid items={items} />);
  await expect
    .element(screen.getByRole('link', { name: 'Download PDF Manual' }))
    .toHaveAttribute('href', '#Manual');
  expect(screen.getByRole('img').elements()).toEqual([]);
});

test('covers load when they come near, the first one at once with `priority`', async () => {
  const loading = async (element: React.ReactElement) => {
    const { container } = await render(element);
    return Array.from(container.querySelectorAll('img'), (image) => image.loading);
  };
  expect(await loading(<CoverGrid items={items} />)).toEqual(['lazy', 'lazy', 'lazy']);
  expect(await loading(<CoverGrid items={items} priority />)).toEqual(['eager', 'lazy', 'lazy']);
});

test('a press on the cover opens the file', async () => {
  const screen = await render(<CoverGrid items={items} />);
  const cover = screen.container.querySelector('img') as Element;
  const { left, top, width, height } = cover.getBoundingClientRect();
  const link = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(link?.getAttribute('href')).toBe('#Catalogue');
});

test.each([
  [390, 'above'],
  [1280, 'beside'],
])('at %i px the first document is %s the others', async (width, place) => {
  await page.viewport(width, 800);
  const screen = await render(<CoverGrid items={items} />);
  const [first, second] = screen
    .getByRole('article')
    .elements()
    .map((tile) => tile.getBoundingClientRect());
  expect((second?.left ?? 0) >= (first?.right ?? 0) ? 'beside' : 'above').toBe(place);
});

const files = ['Datasheet', 'Table'].map((name) => ({
  name,
  note: '(47 kB)',
  href: `#${name}`,
  image: <Picture {...impeller} alt="" />,
}));

describe('CoverGridRow', () => conformance(<CoverGridRow items={files} />));

test('in a row, a link is named by file and size, and a press on the cover opens the file', async () => {
  const screen = await render(<CoverGridRow items={files} />);
  await expect
    .element(screen.getByRole('link', { name: 'Table (47 kB)', exact: true }))
    .toHaveAttribute('href', '#Table');
  const cover = screen.container.querySelector('img') as Element;
  const { left, top } = cover.getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, top + 20)?.getAttribute('href')).toBe('#Datasheet');
});

test.each([
  [390, 390, 'two'],
  [1440, 537, 'two'],
  [1440, 1320, 'six'],
])('at %i px a row of %i px has %s columns', async (width, room, columns) => {
  await page.viewport(width, 800);
  const screen = await render(
    <div style={{ inlineSize: room }}>
      <CoverGridRow items={files} />
    </div>,
  );
  const row = getComputedStyle(screen.getByRole('list').element());
  expect(row.gridTemplateColumns.split(' ')).toHaveLength(columns === 'two' ? 2 : 6);
});
