import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { blowerFront } from '../../test/pictures.ts';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { Picture } from '../picture/index.ts';
import { ModelGrid } from './index.ts';

const image = <Picture {...blowerFront} alt="" />;

const meta = {
  title: 'Products/ModelGrid',
  tags: ['0.1.0'],
  component: ModelGrid,
  args: {
    properties: [...properties.slice(0, 3), { key: 'efficiency', label: 'Efficiency', unit: '%' }],
    items: maxModels.map((model) => ({ ...model, image })),
    headingLevel: 2,
  },
} satisfies Meta<typeof ModelGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'MAX50', onValueChange: fn() } };

/** Each model has a URL: the selection can be shared and needs no JavaScript. */
export const Playground: Story = {
  args: { items: linkedModels.map((model) => ({ ...model, image })), defaultValue: 'MAX50' },
};

/** A click selects a model and deselects the previous one. */
export const Choosing: Story = {
  args: { defaultValue: 'MAX50', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'MAX100' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('MAX100');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX100');
  },
};

export const TwentyOneModels: Story = {
  args: {
    properties: properties.slice(0, 4),
    items: rmxModels,
    defaultValue: 'RMX10-C060',
    onValueChange: fn(),
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
