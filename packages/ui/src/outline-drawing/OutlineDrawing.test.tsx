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

test('all views share one scale', async () => {
  const { container } = await render(drawing);
  const sizes = [...container.querySelectorAll('rect')].map((one) => [
    Number(one.getAttribute('width')),
    Number(one.getAttribute('height')),
  ]);
  expect(sizes).toEqual([
    [50, 100],
    [100, 50],
  ]);
});
