import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { scaledMachine } from '../../test/pictures.ts';
import { properties, rmxFrames } from '../../test/specifications.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { SizeList } from './index.ts';

const frames = rmxFrames.map((frame, index) => {
  const metres = [1.4 + index / 8, 1.2 + index / 6] as const;
  return {
    ...frame,
    image: <Picture {...scaledMachine(frame.name, metres, 150)} fit="own" />,
    sizes: frame.sizes.map((size) => ({
      ...size,
      models: size.models.map((model) => ({
        ...model,
        actions: (
          <Link href={`#quote-${model.code}`} tone="standalone">
            Request a quote
          </Link>
        ),
      })),
    })),
  };
});

const meta = {
  title: 'Products/SizeList',
  tags: ['1.0.0'],
  component: SizeList,
  args: {
    properties: properties.slice(0, 3),
    details: properties.slice(3, 4),
    frames,
    scale: 150,
    headingLevel: 2,
  },
} satisfies Meta<typeof SizeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'RMX30-C040', onValueChange: fn() } };

/** Each model has a URL: the selection can be shared and needs no JavaScript. */
export const Playground: Story = {
  args: {
    frames: frames.map((frame) => ({
      ...frame,
      sizes: frame.sizes.map((size) => ({
        ...size,
        models: size.models.map((model) => ({ ...model, href: `#${model.code}` })),
      })),
    })),
    defaultValue: 'RMX50-C080',
  },
};

/** A click selects a model, and its size shows the actions of this model. */
export const Choosing: Story = {
  args: { defaultValue: 'RMX30-C040', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^RMX50-C080/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('RMX50-C080');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('RMX50-C080');
    await expect(canvas.getByText('Noise level').nextElementSibling).toHaveTextContent(/^65–75/);
    await expect(canvas.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '#quote-RMX50-C080',
    );
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
