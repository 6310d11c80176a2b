import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SavingFigure } from './index.ts';

describe('SavingFigure', () => conformance(<SavingFigure value={38} title="Energy savings" />));

test('the bars say what is left', async () => {
  const screen = await render(<SavingFigure value={38} title="Energy savings" />);
  const terms = screen.getByRole('term').elements();
  expect(terms.map(({ textContent, nextElementSibling: bar }) => [textContent, read(bar)])).toEqual(
    [
      ['Before', '100%'],
      ['After', '62%'],
    ],
  );
  const [, after] = screen.container.querySelectorAll('dd');
  const widths = [...(after?.querySelectorAll('rect') ?? [])].map((rect) =>
    rect.getAttribute('width'),
  );
  expect(widths).toEqual(['100%', '62%']);
});

test('a range has its ends in the figure, and in the bars the lowest and highest rest', async () => {
  const screen = await render(<SavingFigure value={[20, 30]} title="Less power" />);
  await expect.element(screen.getByText('20–30%').first()).toBeVisible();
  const [, after] = screen.getByRole('definition').elements();
  expect(read(after ?? null)).toBe('70–80%');
  const widths = [...(after?.querySelectorAll('rect') ?? [])].map((rect) =>
    rect.getAttribute('width'),
  );
  expect(widths).toEqual(['100%', '80%', '70%']);
});

test.each([
  [240, 'above'],
  [600, 'above'],
  [900, 'beside'],
])('in a column of %i px on a wide screen the figure stands %s its bars', async (width, place) => {
  await page.viewport(2560, 1440);
  const screen = await render(
    <div style={{ inlineSize: width }}>
      <SavingFigure value={100} title="Energy savings" />
    </div>,
  );
  const saving = screen.getByText('100%').first().element();
  const bars = screen.getByRole('term').first().element();
  const range = document.createRange();
  range.selectNodeContents(saving);
  const figure = range.getBoundingClientRect();
  const name = bars.getBoundingClientRect();
  expect(figure.width).toBeLessThanOrEqual(width);
  expect(figure.height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(saving).fontSize));
  expect(place === 'above' ? figure.bottom - name.top : figure.right - name.left).toBeLessThan(1);
});

test('an amount replaces the percentage above the bars, and stays in one line', async () => {
  await page.viewport(320, 800);
  const screen = await render(
    <SavingFigure
      value={[20, 30]}
      amount={{ value: { metric: '21,600–32,400', us: '23,580–35,370' }, unit: 'EUR' }}
      title="saved in a year"
    />,
  );
  const figure = screen.container.querySelector('p > span') as HTMLElement;
  expect(figure.textContent).toMatch(/^21,600–32,40023,580–35,370\sEUR$/);
  expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  expect(figure.offsetHeight).toBeLessThan(60);
});

/** Text for screen readers. */
const read = (element: Element | null) =>
  [...(element?.children ?? [])]
    .filter((child) => child.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
    .join('');
