import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { inForcedColors } from '../../test/emulate.ts';
import { Pagination } from './index.ts';
import { pageWindow } from './pageWindow.ts';

const hrefTemplate = '#page-{page}';

describe('Pagination', () =>
  conformance(<Pagination page={1} pages={3} hrefTemplate={hrefTemplate} />));

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [4, 12, [2, 3, 4, 5, 6]],
  [11, 12, [8, 9, 10, 11, 12]],
  [99, 12, [8, 9, 10, 11, 12]],
  [0, 12, [1, 2, 3, 4, 5]],
])('page %i of %i shows the numbers %j', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers);
});

test.each([0, 1])('with %i pages nothing is rendered', async (pages) => {
  const { container } = await render(
    <Pagination page={1} pages={pages} hrefTemplate={hrefTemplate} />,
  );
  expect(container.innerHTML).toBe('');
});

test('on a page beyond the end, “Previous page” goes to the last page', async () => {
  const screen = await render(<Pagination page={9} pages={3} hrefTemplate={hrefTemplate} />);
  const previous = screen.getByRole('link', { name: 'Previous page' });
  await expect.element(previous).toHaveAttribute('href', '#page-3');
  await expect
    .element(screen.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('all links to the first page use `firstHref`', async () => {
  const screen = await render(
    <Pagination page={2} pages={3} hrefTemplate={hrefTemplate} firstHref="#all" />,
  );
  for (const name of ['First page', 'Previous page', 'Page 1'])
    await expect
      .element(screen.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', '#all');
  await expect
    .element(screen.getByRole('link', { name: 'Page 3', exact: true }))
    .toHaveAttribute('href', '#page-3');
});

test('the current page is distinguishable in forced colours', async () => {
  const screen = await render(<Pagination page={2} pages={3} hrefTemplate={hrefTemplate} />);
  const ground = (name: string) =>
    getComputedStyle(screen.getByRole('link', { name }).element()).backgroundColor;
  await inForcedColors(async () => {
    expect(ground('Page 2')).not.toBe(ground('Page 1'));
  });
});

test('in right-to-left text the arrows are mirrored', async () => {
  const screen = await render(
    <div dir="rtl">
      <Pagination page={2} pages={3} hrefTemplate={hrefTemplate} />
    </div>,
  );
  const arrow = screen.getByRole('link', { name: 'Next page' }).element().querySelector('svg');
  expect(getComputedStyle(arrow as Element).scale).toBe('-1 1');
});
