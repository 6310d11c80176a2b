import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { ProductCarousel } from './index.ts';

const products = ['Air compressor', 'Vacuum pump', 'Blower', 'Chiller'].map((title) => ({
  title,
  text: 'Oil-free.',
  features: ['No oil', 'No contact', 'No gears', 'No wear'],
  front: <svg width="400" height="300" />,
  href: `#${title}`,
}));

const carousel = <ProductCarousel items={products} label="Product line" interval={600_000} />;

const pointer = (type: string) => (root: HTMLElement) => {
  const init = { bubbles: true, pointerType: type === 'pointerdown' ? 'touch' : 'mouse' };
  root.dispatchEvent(new PointerEvent(type, init));
};
const turns = ({ dataset }: HTMLElement) => 'rotating' in dataset;
const rests = (root: HTMLElement) => !turns(root);

describe('ProductCarousel', () =>
  conformance(carousel, {
    // The pointer may still be here from an earlier test, and would pause the rotation.
    wrap: (element) => (
      <MotionProvider>
        <div style={{ pointerEvents: 'none' }}>{element}</div>
      </MotionProvider>
    ),
    ready: (root) => expect.poll(() => turns(root)).toBe(true),
    interactive: {
      onFocus: {
        // After a press of an earlier file, focus by a script is not visible by itself.
        send: (root) => root.querySelector('a')?.focus({ focusVisible: true }),
        acted: rests,
      },
      onPointerEnter: { send: pointer('pointerover'), acted: rests },
      onPointerLeave: {
        send: (root) => {
          pointer('pointerover')(root);
          pointer('pointerout')(root);
        },
        acted: turns,
      },
      onPointerDown: { send: pointer('pointerdown'), acted: rests },
    },
  }));

const show = async (direction: 'ltr' | 'rtl' = 'ltr') => {
  const screen = await render(<div dir={direction}>{carousel}</div>);
  const root = screen.getByRole('region', { name: 'Product line' });
  await expect.element(root).toHaveAttribute('data-state', 'ready');
  const current = () =>
    screen.container.querySelector('[aria-current]')?.getAttribute('aria-label');
  const slides = () => [...screen.container.querySelectorAll('[aria-roledescription="slide"]')];
  return { screen, root, current, slides };
};

test('server HTML contains every product, none of them inert', () => {
  const html = renderToString(carousel);
  for (const { href } of products) expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('inert');
  expect(html).not.toContain('style=');
});

// As Swiper's cypress/e2e/modules/core.cy.js asserts (slidesPerView).
test.each([
  [390, 1.5],
  [639, 1.5],
  [640, 2],
  [1023, 2],
  [1024, 3],
])('at %i px %d products are visible', async (width, seen) => {
  await page.viewport(width, 800);
  const { slides } = await show();
  const viewport = slides()[0]?.parentElement?.parentElement;
  const slide = slides()[0]?.getBoundingClientRect().width ?? 0;
  expect((viewport?.getBoundingClientRect().width ?? 0) / slide).toBeCloseTo(seen, 2);
});

test('keeps a slide with the focus in view when it becomes a carousel', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  const link = container.querySelector<HTMLElement>('[href="#Chiller"]');
  link?.focus();
  const mounted = hydrateRoot(container, carousel);
  onTestFinished(() => {
    mounted.unmount();
    container.remove();
  });
  await expect.poll(() => container.querySelector('[inert]')).not.toBeNull();
  expect(document.activeElement).toBe(link);
  expect(link?.closest('[inert]')).toBeNull();
});

test('keeps the focus of a row without links, which browsers make a stop of Tab, when it becomes a carousel', async () => {
  const plain = products.map(({ href, ...product }) => product);
  const screen = await render(
    <ProductCarousel items={plain} label="Product line" interval={600_000} />,
  );
  const viewport = screen.container.querySelector<HTMLElement>('[aria-live]')?.parentElement;
  viewport?.focus();
  expect(document.activeElement).toBe(viewport);
  await expect.poll(() => screen.container.querySelector('[inert]')).not.toBeNull();
  // A lost focus is noticed in the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(viewport);
});

/** Sends the events of a mouse drag: press, moves and release. */
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

// As Swiper's cypress/e2e/modules/core.cy.js asserts (swipe left & right, loop).
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

test('pauses while the mouse is over it', async () => {
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

test('with reduced motion it does not rotate and has no rotation button', async () => {
  const { screen } = await show();
  expect(screen.getByRole('button', { name: /rotation/ }).query()).toBeNull();
});

// As Swiper's cypress/e2e/modules/core.cy.js asserts (allow init empty Swiper).
test('rotates once there are more products than fit, including added ones', async () => {
  const at = (count: number) => (
    <ProductCarousel items={products.slice(0, count)} label="Product line" interval={600_000} />
  );
  const { rerender, getByRole } = await render(at(0));
  const root = getByRole('region', { name: 'Product line' });
  await expect.element(root).toHaveAttribute('data-state', 'row');
  await rerender(at(4));
  await expect.element(root).toHaveAttribute('data-state', 'ready');
  await getByRole('button', { name: 'Chiller, 4 of 4' }).click();
  await expect
    .element(getByRole('button', { name: 'Chiller, 4 of 4' }))
    .toHaveAttribute('aria-current', 'true');
  await rerender(at(1));
  await expect.element(root).toHaveAttribute('data-state', 'row');
});
