// What the APG's own test of its carousel with buttons asserts: w3c/aria-practices, test/tests/carousel_carousel-1-prev-next.js.
// Swiper's cypress/e2e/modules/a11y.cy.js asserts the roles, the names and places of slides, and the keys of the buttons, too.
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MotionProvider } from '../../../src/motion/index.ts';
import { ProductCarousel } from '../../../src/product-carousel/index.ts';

const titles = ['Compressor', 'Vacuum pump', 'Blower', 'Chiller'];
let screen: Awaited<ReturnType<typeof render>>;
const root = () => screen.getByRole('region', { name: 'Product line' });
const button = (name: string) => screen.getByRole('button', { name });
const live = () => root().element().querySelector('[aria-live]');
const slides = () => [...root().element().querySelectorAll('[aria-roledescription="slide"]')];
const current = () => root().element().querySelector('[aria-current]')?.ariaLabel;

beforeEach(async () => {
  screen = await render(
    <MotionProvider>
      {/* The pointer may still be here from an earlier test. */}
      <div style={{ pointerEvents: 'none' }}>
        <ProductCarousel
          label="Product line"
          interval={600_000}
          items={titles.map((title) => ({
            title,
            text: 'Oil-free.',
            features: ['No oil', 'No contact', 'No gears', 'No wear'],
            front: <svg width="400" height="300" />,
            href: `#${title}`,
          }))}
        />
      </div>
    </MotionProvider>,
  );
  await expect.element(root()).toHaveAttribute('data-rotating');
});

test('it is a section with a name, which says that it is a carousel', () => {
  expect(root().element().tagName).toBe('SECTION');
  expect(root().element().getAttribute('aria-roledescription')).toBe('carousel');
});

test('changes are announced only while it is stopped', async () => {
  expect(live()?.ariaLive).toBe('off');
  button('Pause rotation').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => live()?.ariaLive).toBe('polite');
});

test('the buttons have names, and those for the slides name the row that they move', async () => {
  await expect.element(button('Pause rotation')).toBeVisible();
  for (const name of ['Previous product', 'Next product'])
    expect(button(name).element().getAttribute('aria-controls'), name).toBe(live()?.id);
});

test('slides are groups with a name and a place', () => {
  expect(slides().map(({ role, ariaLabel }) => [role, ariaLabel])).toEqual(
    titles.map((title, index) => ['group', `${title}, ${index + 1} of 4`]),
  );
});

test('Tab visits the button for the rotation first, then those for the slides', async () => {
  await userEvent.tab();
  await expect.element(button('Pause rotation')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Previous product')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Next product')).toHaveFocus();
});

test.each(['{Enter}', ' '])('the key %j stops and starts the rotation', async (key) => {
  button('Pause rotation').element().focus();
  await userEvent.keyboard(key);
  await expect.element(root()).not.toHaveAttribute('data-rotating');
  await expect.element(button('Start rotation')).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(root()).toHaveAttribute('data-rotating');
});

test.each(['{Enter}', ' '])('the key %j shows the next and the previous slide', async (key) => {
  button('Next product').element().focus();
  await userEvent.keyboard(key);
  await expect.poll(current).toBe('Vacuum pump, 2 of 4');
  await expect.element(button('Next product')).toHaveFocus();
  button('Previous product').element().focus();
  await userEvent.keyboard(key);
  await expect.poll(current).toBe('Compressor, 1 of 4');
  await userEvent.keyboard(key);
  await expect.poll(current).toBe('Chiller, 4 of 4');
});
