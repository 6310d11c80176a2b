import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { ProductCarousel } from './index.ts';

const products = ['Air compressor', 'Vacuum pump', 'Blower', 'Chiller'].map((name) => ({
  name,
  text: 'Oil-free.',
  features: ['No oil', 'No contact', 'No gears', 'No wear'],
  front: <svg width="400" height="300" />,
  href: `#${name}`,
}));

const carousel = <ProductCarousel products={products} label="Product line" interval={600_000} />;

afterEach(() => page.viewport(1280, 800));

describe('ProductCarousel', () => conformance(carousel, { interactive: true }));

const show = async (direction: 'ltr' | 'rtl' = 'ltr') => {
  const screen = await render(<div dir={direction}>{carousel}</div>);
  const root = screen.getByRole('region', { name: 'Product line' });
  await expect.element(root).toHaveAttribute('data-state', 'ready');
  const current = () =>
    screen.container.querySelector('[aria-current]')?.getAttribute('aria-label');
  const slides = () => [...screen.container.querySelectorAll('[aria-roledescription="slide"]')];
  return { screen, root, current, slides };
};

test('server HTML has every product, and nothing out of reach', () => {
  const html = renderToString(carousel);
  for (const { href } of products) expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('inert');
  expect(html).not.toContain('style=');
});

test.each([
  [390, 1.5],
  [639, 1.5],
  [640, 2],
  [1023, 2],
  [1024, 3],
])('at %i px %d products are seen', async (width, seen) => {
  await page.viewport(width, 800);
  const { slides } = await show();
  const viewport = slides()[0]?.parentElement?.parentElement;
  const slide = slides()[0]?.getBoundingClientRect().width ?? 0;
  expect((viewport?.getBoundingClientRect().width ?? 0) / slide).toBeCloseTo(seen, 2);
});

/** As a mouse does it: presses, moves and lifts. */
function drag(target: Element, length: number) {
  const { left, top, width } = target.getBoundingClientRect();
  const from = left + width / 2;
  const at = (x: number) => ({ clientX: x, clientY: top + 20, bubbles: true, cancelable: true });
  target.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  target.dispatchEvent(new MouseEvent('mousedown', at(from)));
  for (const part of [0.2, 0.5, 1]) {
    document.dispatchEvent(new MouseEvent('mousemove', at(from + length * part)));
  }
  target.dispatchEvent(new PointerEvent('pointerup', at(from + length)));
  document.dispatchEvent(new MouseEvent('mouseup', at(from + length)));
}

test.each([
  ['ltr', -60, 'Vacuum pump, 2 of 4'],
  ['ltr', 60, 'Chiller, 4 of 4'],
  ['ltr', -45, 'Air compressor, 1 of 4'],
  ['rtl', 60, 'Vacuum pump, 2 of 4'],
] as const)('in %s a swipe of %i px shows %s', async (direction, length, name) => {
  const { slides, current } = await show(direction);
  const [first] = slides();
  if (!first) throw new Error('no slide');
  drag(first, length);
  await expect.poll(current).toBe(name);
});

test('rests under the mouse, and goes on when the mouse leaves', async () => {
  const screen = await render(
    <MotionProvider>
      <button type="button">Elsewhere</button>
      {carousel}
    </MotionProvider>,
  );
  const root = screen.getByRole('region', { name: 'Product line' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.hover();
  await expect.element(root).toHaveAttribute('data-rotating');
  await root.hover();
  await expect.element(root).not.toHaveAttribute('data-rotating');
  await elsewhere.hover();
  await expect.element(root).toHaveAttribute('data-rotating');
});

test('without motion it stands, without a control', async () => {
  const { screen } = await show();
  expect(screen.getByRole('button', { name: /rotation/ }).query()).toBeNull();
});
