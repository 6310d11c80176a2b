import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { OutlineDrawing } from './index.ts';

const width = { length: 700, label: '700 mm' };
const length = { length: 1400, label: '1400 mm' };
const drawing = (
  <OutlineDrawing
    label="Outline of the machine"
    items={[
      { name: 'Front', across: width, up: length },
      { name: 'Top', across: length, up: width },
    ]}
    note="An outline."
  />
);

describe('OutlineDrawing', () => conformance(drawing));

test('the accessible name of every view contains its dimensions', async () => {
  const screen = await render(drawing);
  await expect.element(screen.getByRole('list', { name: 'Outline of the machine' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Front: 700 mm × 1400 mm' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Top: 1400 mm × 700 mm' })).toBeVisible();
  await expect.element(screen.getByText('An outline.')).toBeVisible();
});

test.each([
  [300, 'below each other'],
  [358, 'on one floor'],
  [1200, 'on one floor'],
])('in %i px all views share one scale and stand %s, with legible texts', async (width, place) => {
  const screen = await render(<div style={{ inlineSize: width }}>{drawing}</div>);
  const [front, top] = screen
    .getByRole('img')
    .elements()
    .map((view) => view.getBoundingClientRect()) as [DOMRect, DOMRect];
  expect(front.height).toBeCloseTo(top.width, 0);
  expect(front.width).toBeCloseTo(top.height, 0);
  if (place === 'on one floor') expect(front.bottom).toBeCloseTo(top.bottom, 0);
  else expect(front.bottom).toBeLessThan(top.top);
  expect(top.right).toBeLessThanOrEqual(front.left + width);
  const height = screen.getByText('1400 mm').first().element().getBoundingClientRect();
  expect(height.right).toBeLessThanOrEqual(front.left);
  expect(height.top).toBeCloseTo(front.top, 0);
  expect(height.bottom).toBeCloseTo(front.bottom, 0);
  const text = screen.getByText('700 mm').first().element();
  expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(13);
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
});
