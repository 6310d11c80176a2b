import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Ledger } from './index.ts';

const items = [
  { value: '40–100', unit: '%', title: 'Turn-down', text: 'By speed alone' },
  { title: 'No oil' },
];

describe('Ledger', () => conformance(<Ledger items={items} />));

test('each name is a term, defined by its figure and its scope', async () => {
  const screen = await render(<Ledger items={items} />);
  const rows = screen.getByRole('term').elements();
  expect(rows.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Turn-down', '40–100%'],
    ['No oil', undefined],
  ]);
  await expect.element(screen.getByText('By speed alone')).toBeVisible();
});

test('names without figure and scope are a list, because a term needs a definition', async () => {
  const screen = await render(<Ledger items={[{ title: 'No oil' }, { title: 'Quiet' }]} />);
  const rows = screen.getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual(['No oil', 'Quiet']);
  expect(screen.getByRole('term').elements()).toEqual([]);
});

test('a share is drawn on a scale from 0 to 100%', async () => {
  const screen = await render(
    <Ledger items={[{ value: '40–100', unit: '%', title: 'Turn-down', share: [40, 100] }]} />,
  );
  const [scale, share] = [...screen.container.querySelectorAll('line')].map((line) =>
    line.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect((share.left - scale.left) / scale.width).toBeCloseTo(0.4, 1);
  expect(share.right).toBeCloseTo(scale.right, 0);
});

test('the figure is above or before its name', async () => {
  const screen = await render(<Ledger items={items} />);
  const [figure, name] = (['definition', 'term'] as const).map((role) =>
    screen.getByRole(role).first().element().getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect(figure.top < name.top || figure.right <= name.left).toBe(true);
});

test.each([
  [280, 'above'],
  [600, 'above'],
  [860, 'beside'],
])('in a column of %i px on a wide screen figures stand %s their names', async (width, place) => {
  await page.viewport(2560, 1440);
  const screen = await render(
    <div style={{ inlineSize: width }}>
      <Ledger items={[{ value: '100,000+', title: 'Cycles', text: 'Rated' }]} />
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByRole('definition').first().element());
  const figure = range.getBoundingClientRect();
  const name = screen.getByRole('term').element().getBoundingClientRect();
  expect(figure.width).toBeLessThanOrEqual(width);
  expect(place === 'above' ? figure.bottom - name.top : figure.right - name.left).toBeLessThan(1);
});
