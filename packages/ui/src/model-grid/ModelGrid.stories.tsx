import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { blowerFront } from '../../test/pictures.ts';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { Picture } from '../picture/index.ts';
import { ModelGrid } from './index.ts';

const image = <Picture {...blowerFront} alt="" />;

const meta = {
  title: 'Products/ModelGrid',
  component: ModelGrid,
  args: {
    properties: [...properties.slice(0, 3), { key: 'efficiency', label: 'Efficiency', unit: '%' }],
    models: maxModels.map((model) => ({ ...model, image })),
    headingLevel: 2,
  },
} satisfies Meta<typeof ModelGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: 'MAX50', onSelectedChange: fn() } };

/** Each choice has an address: it can be shared, and needs no script. */
export const Playground: Story = {
  args: { models: linkedModels.map((model) => ({ ...model, image })), defaultSelected: 'MAX50' },
};

/** A press chooses one model, and only one is chosen. */
export const Choosing: Story = {
  args: { defaultSelected: 'MAX50', onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'MAX100' }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith('MAX100');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX100');
  },
};

export const TwentyOneModels: Story = {
  args: {
    properties: properties.slice(0, 4),
    models: rmxModels,
    defaultSelected: 'RMX10-C060',
    onSelectedChange: fn(),
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
