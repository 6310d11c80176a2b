import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { products } from '../../test/products.tsx';
import { PauseMotion } from '../pause-motion/index.ts';
import { Section } from '../section/index.ts';
import { ProductCarousel } from './index.ts';

const meta = {
  title: 'Media/ProductCarousel',
  tags: ['0.2.0'],
  component: ProductCarousel,
  argTypes: { items: { control: false } },
  args: { items: products, label: 'Product line', headingLevel: 2 },
  parameters: { bleed: true },
  decorators: [
    (Story) => (
      <Section space="half">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ProductCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const root = canvas.getByRole('region', { name: 'Product line' });
  const button = (name: string) => canvas.getByRole('button', { name });
  const current = () =>
    within(canvas.getByRole('group', { name: 'Choose a product' }))
      .getAllByRole('button')
      .find((dot) => dot.hasAttribute('aria-current'))
      ?.getAttribute('aria-label');
  const ready = () => waitFor(() => expect(root).toHaveAttribute('data-state', 'ready'));
  return { canvas, root, button, current, ready };
};

/** A long interval, so that only the story moves the row. */
const atRest = { interval: 600_000 };

export const Default: Story = {};

export const Playground: Story = { args: { interval: 5000 } };

/** Rotates automatically and wraps at the end. */
export const Rotating: Story = {
  args: { interval: 900 },
  play: async ({ canvasElement }) => {
    const { current, ready, root } = parts(canvasElement);
    await ready();
    for (const name of [
      'Vacuum pump, 2 of 4',
      'Blower, 3 of 4',
      'Chiller, 4 of 4',
      'Air compressor, 1 of 4',
    ]) {
      await waitFor(() => expect(current()).toBe(name), { timeout: 5000 });
    }
    await expect(root).toHaveAttribute('data-rotating');
  },
};

/** Both arrows wrap at the ends, and each indicator below the row shows its product. */
export const Buttons: Story = {
  args: atRest,
  play: async ({ canvasElement }) => {
    const { button, current, ready } = parts(canvasElement);
    await ready();
    await expect(current()).toBe('Air compressor, 1 of 4');
    await userEvent.click(button('Previous product'));
    await waitFor(() => expect(current()).toBe('Chiller, 4 of 4'));
    await userEvent.click(button('Next product'));
    await waitFor(() => expect(current()).toBe('Air compressor, 1 of 4'));
    await userEvent.click(button('Blower, 3 of 4'));
    await waitFor(() => expect(current()).toBe('Blower, 3 of 4'));
  },
};

/** Slides out of view cannot be focused. */
export const OutOfView: Story = {
  args: atRest,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { button, ready, root } = parts(canvasElement);
    await ready();
    const inert = () =>
      [...root.querySelectorAll('[inert]')].map((slide) => slide.getAttribute('aria-label'));
    await waitFor(() => expect(inert()).toEqual(['Chiller, 4 of 4']));
    await userEvent.click(button('Next product'));
    await waitFor(() => expect(inert()).toEqual(['Air compressor, 1 of 4']));
  },
};

/** A touch stops the rotation. Pausing all motion also removes the rotation button. */
export const Stopped: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <PauseMotion />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, button, ready, root } = parts(canvasElement);
    await ready();
    await expect(root).toHaveAttribute('data-rotating');
    await fireEvent.pointerDown(canvas.getByText('Dry vacuum on the same shaft.'), {
      pointerType: 'touch',
    });
    await waitFor(() => expect(root).not.toHaveAttribute('data-rotating'));
    await userEvent.click(button('Start rotation'));
    await waitFor(() => expect(root).toHaveAttribute('data-rotating'));
    await userEvent.click(button('Pause motion'));
    await waitFor(() => expect(root).not.toHaveAttribute('data-rotating'));
    await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull();
  },
};

/** All products fit, so nothing rotates. */
export const Two: Story = { args: { items: products.slice(0, 2) } };

export const Tablet: Story = { args: atRest, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { args: atRest, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { args: atRest, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: atRest, globals: { ground: 'dark' } };
