import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ResultRow } from './index.ts';

const inList = (row: React.ReactElement) => <ul>{row}</ul>;

describe('ResultRow', () => conformance(<ResultRow title="MAX50" />, { wrap: inList }));

test('the heading links to the result, and the figure is read with its unit and label', async () => {
  const screen = await render(
    inList(
      <ResultRow
        title="MAX50"
        href="#max50"
        figure={{ value: '325', unit: 'kW', label: 'estimated' }}
      />,
    ),
  );
  const heading = screen.getByRole('heading', { name: 'MAX50', level: 3 });
  await expect.element(heading.getByRole('link')).toHaveAttribute('href', '#max50');
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('325 kW estimated');
});

test('a figure in words has the size of text', async () => {
  const figure = { value: 'On request', label: 'power' };
  const screen = await render(inList(<ResultRow title="MAX50" figure={figure} />));
  await expect.element(screen.getByText('On request')).toHaveStyle({ fontSize: '15px' });
});

test('the details open below links that stand beside their summary', async () => {
  const screen = await render(
    inList(<ResultRow title="MAX50" actions={<a href="#quote">Quote</a>} details="A line" />),
  );
  const place = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  await screen.getByText('How it was calculated').click();
  expect(place('Quote').bottom).toBe(place('How it was calculated').bottom);
  expect(place('A line').top).toBeGreaterThanOrEqual(place('Quote').bottom);
});

test('marking a row moves nothing', async () => {
  const { container, rerender } = await render(inList(<ResultRow title="MAX50" text="First" />));
  const place = () => container.querySelector('h3')?.getBoundingClientRect().toJSON();
  const before = place();
  await rerender(inList(<ResultRow title="MAX50" text="First" highlighted />));
  expect(container.querySelector('[data-highlighted]')).not.toBeNull();
  expect(place()).toEqual(before);
});
