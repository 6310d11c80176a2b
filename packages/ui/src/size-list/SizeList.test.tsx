import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { properties, rmxFrames } from '../../test/specifications.ts';
import { SizeList } from './index.ts';

const list = <SizeList properties={properties.slice(0, 3)} frames={rmxFrames} scale={150} />;

describe('SizeList', () => conformance(list));

test('has a heading per frame and size with what its models share, and a card per model with the rest', async () => {
  const screen = await render(list);
  const heads = (level: number) =>
    screen
      .getByRole('heading', { level })
      .elements()
      .map((head) => head.textContent);
  expect(heads(3)).toEqual(['Small frame', 'Medium frame', 'Large frame']);
  expect(heads(4)).toHaveLength(11);
  const cards = screen.getByRole('listitem').elements();
  expect(cards).toHaveLength(21);
  expect(cards[0]?.textContent).toMatch(/^RMX10-C060.* 0.4–0.6\sbar$/);
  const shared = screen.getByRole('definition').elements();
  expect(shared).toHaveLength(22);
  expect(shared.slice(0, 2).map((value) => value.textContent)).toEqual([
    '10–20\u00a0m³/min',
    '15–30\u00a0kW',
  ]);
});

test('has no heading below the sixth level', async () => {
  const screen = await render(
    <SizeList
      properties={properties}
      frames={rmxFrames.slice(0, 1)}
      scale={150}
      headingLevel={6}
    />,
  );
  const { container } = screen;
  expect(container.querySelectorAll('h6')).toHaveLength(5);
  expect(container.querySelector('h7')).toBeNull();
});

test.each([320, 768, 1440])('at %d px no card overflows', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(list);
  for (const card of screen.getByRole('listitem').elements()) {
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  }
});

test('a badge of some models of a size is on their cards', async () => {
  const [frame] = rmxFrames;
  const size = {
    name: 'RMX10',
    models: ['RMX10-C040', 'RMX10-C060'].map((code, index) => ({
      code,
      values: {},
      ...(index > 0 && { badge: { text: 'New' } }),
    })),
  };
  const frames = frame ? [{ ...frame, sizes: [size] }] : [];
  const screen = await render(<SizeList properties={[]} frames={frames} scale={150} />);
  const cards = screen.getByRole('listitem').elements();
  expect(cards.map((card) => card.textContent?.endsWith('New'))).toEqual([false, true]);
});

test('announces the selected model', async () => {
  const screen = await render(
    <SizeList
      properties={properties.slice(0, 3)}
      frames={rmxFrames}
      scale={150}
      onValueChange={() => {}}
    />,
  );
  await screen.getByRole('button', { name: /^RMX75-C060/ }).click();
  expect(document.querySelector('body > [aria-live="polite"]')?.textContent).toBe(
    'RMX75-C060 selected',
  );
});
