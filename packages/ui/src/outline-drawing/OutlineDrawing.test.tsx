import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { OutlineDrawing, type PictureLength, PictureLengths } from './index.ts';

const width = { length: 700, label: '700 mm' };
const length = { length: 1400, label: { metric: '1400 mm', us: '55.1 in' } };
const drawing = (
  <OutlineDrawing
    label="Outline of the machine"
    items={[
      {
        name: 'Front',
        across: width,
        up: length,
        beyond: 200,
        points: [{ name: 'Discharge', x: 900, y: 700 }],
      },
      { name: 'Side', across: length, up: length },
      { name: 'Top', across: width, up: length },
    ]}
    person={{ length: 1800, label: '1800 mm' }}
    note="An outline."
  />
);

describe('OutlineDrawing', () => conformance(drawing));

test('the accessible name of every view contains its dimensions in both systems', async () => {
  const screen = await render(drawing);
  const group = screen.getByRole('group', { name: 'Outline of the machine' });
  await expect.element(group.getByRole('img', { name: '1800 mm' })).toBeVisible();
  await expect
    .element(group.getByRole('img', { name: 'Front: 700 mm × 1400 mm (55.1 in)' }))
    .toBeVisible();
  await expect.element(screen.getByText('An outline.')).toBeVisible();
});

test('each height is given once, and each width in both systems', async () => {
  const screen = await render(drawing);
  const texts = [...screen.container.querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );
  expect(texts.filter((text) => text === '1400 mm55.1 in')).toHaveLength(1);
  expect(texts.filter((text) => text === '1400 mm 55.1 in')).toHaveLength(1);
  expect(texts.filter((text) => text === '700 mm')).toHaveLength(2);
});

test('a top view gives its height although it is the width of the side', async () => {
  const length = (length: number) => ({ length, label: `${length} mm` });
  const screen = await render(
    <OutlineDrawing
      label="Outline of the machine"
      items={[
        { name: 'Side', across: length(1150), up: length(1050) },
        { name: 'Top', across: length(700), up: length(1150) },
      ]}
    />,
  );
  await expect.poll(() => screen.getByText('1150 mm').elements()).toHaveLength(2);
});

test.each([
  ['wide', 320],
  ['wide', 1320],
  ['half', 320],
  ['half', 640],
] as const)(
  '%s in %i px: views share a scale and a floor, and texts are legible and apart',
  async (size, inlineSize) => {
    const screen = await render(
      <div style={{ inlineSize }}>
        <OutlineDrawing
          {...drawing.props}
          size={size}
          {...(size === 'half' && { items: drawing.props.items.slice(0, 2), person: undefined })}
        />
      </div>,
    );
    const [front, side] = [
      ...screen.container.querySelectorAll('[aria-label*="×"] > g:first-child > path:first-child'),
    ].map((edges) => edges.getBoundingClientRect()) as [DOMRect, DOMRect];
    expect(side.width / front.width).toBeCloseTo(2, 1);
    expect(side.bottom).toBeCloseTo(front.bottom, 0);
    const texts = [...screen.container.querySelectorAll('text')].map((text) =>
      text.getBoundingClientRect(),
    );
    const svg = screen.getByRole('group').element().getBoundingClientRect();
    texts.forEach((one, index) => {
      expect(one.height).toBeGreaterThanOrEqual(13);
      expect(one.left).toBeGreaterThanOrEqual(svg.left - 1);
      expect(one.right).toBeLessThanOrEqual(svg.right + 1);
      for (const other of texts.slice(index + 1)) {
        const overlap =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        expect(overlap).toBe(false);
      }
    });
  },
);

describe('PictureLengths', () => {
  const upright: PictureLength = {
    label: { metric: '1050 mm', us: '41.3 in' },
    line: [
      [10, 90],
      [10, 20],
    ],
    ends: [],
  };

  test('a figure is turned along its line, in one system of units', async () => {
    const screen = await render(<PictureLengths items={[upright]} />);
    const figure = screen.getByText('1050 mm');
    await expect.element(figure).toBeVisible();
    await expect.element(screen.getByText('41.3 in')).not.toBeVisible();
    const { width, height } = figure.element().getBoundingClientRect();
    expect(height).toBeGreaterThan(width);
  });

  test('they have no place in the accessibility tree', async () => {
    const screen = await render(<PictureLengths items={[upright]} />);
    expect(screen.container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
