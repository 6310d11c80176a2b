// Behaviours that the tests of Embla Carousel (packages/embla-carousel/src/__tests__: resize) and its
// drag handler promise.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductCarousel } from '../../../src/product-carousel/index.ts';

let screen: Awaited<ReturnType<typeof render>>;
const slides = () => [
  ...screen.container.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'),
];
const current = () => screen.container.querySelector('[aria-current]')?.ariaLabel;

beforeEach(async () => {
  screen = await render(
    <ProductCarousel
      label="Product line"
      items={['Compressor', 'Pump', 'Blower', 'Chiller'].map((title) => ({
        title,
        text: 'Oil-free.',
        features: ['No oil'],
        front: <svg width="400" height="300" />,
        href: `#${title}`,
      }))}
    />,
  );
  await expect.element(screen.getByRole('region')).toHaveAttribute('data-state', 'ready');
});
/** Drags the first slide with a mouse. */
function drag(x: number) {
  const [slide] = slides();
  if (!slide) throw new Error('There is no slide.');
  const { left, top } = slide.getBoundingClientRect();
  const at = (part: number) => ({
    clientX: left + 200 + x * part,
    clientY: top + 100,
    bubbles: true,
    cancelable: true,
  });
  slide.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  slide.dispatchEvent(new MouseEvent('mousedown', at(0)));
  for (const part of [0.2, 0.5, 1]) document.dispatchEvent(new MouseEvent('mousemove', at(part)));
  document.dispatchEvent(new MouseEvent('mouseup', at(1)));
}

test('it stays on its slide when its width changes', async () => {
  await screen.getByRole('button', { name: 'Next product' }).click();
  await expect.poll(current).toBe('Pump, 2 of 4');
  await page.viewport(390, 800);
  await expect.poll(() => slides().filter(({ inert }) => !inert).length).toBeLessThan(3);
  expect(current()).toBe('Pump, 2 of 4');
  await expect.poll(() => slides()[1]?.inert).toBe(false);
});

test('the end of a drag does not follow the link under the pointer', async () => {
  drag(-120);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  slides()[0]?.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});
