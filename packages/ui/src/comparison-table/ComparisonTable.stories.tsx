import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { ComparisonTable } from './index.ts';

const meta = {
  title: 'Products/ComparisonTable',
  component: ComparisonTable,
  args: { label: 'Comparison of the MAX series', properties, models: maxModels },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { selected: 'MAX75' } };

export const Playground: Story = {
  args: { models: linkedModels, selected: 'MAX50', choosable: true, note: 'Typical values.' },
};

export const TwentyOneModels: Story = {
  args: {
    label: 'Comparison of the RMX series',
    models: rmxModels,
    selected: 'RMX10-C060',
    choosable: true,
    note: 'Typical values.',
  },
};

/** Every row of the keyboard table in the docs; the last model always stays. */
export const Choosing: Story = {
  args: { choosable: true, defaultShown: ['MAX50', 'MAX75'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim());
    await expect(heads()).toEqual(['Property', 'MAX50', 'MAX75']);
    await userEvent.click(canvas.getByText('Choose models'));
    canvas.getByRole('button', { name: 'MAX50' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()).toEqual(['Property', 'MAX75']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 models shown');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heads()).toEqual(['Property', 'MAX75']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 models shown');
  },
};

/** Words wrap, and begin where their columns begin. */
export const Words: Story = {
  args: {
    label: 'Comparison of bearings',
    labels: { property: 'Quality' },
    properties: [
      { key: 'friction', label: 'Friction at speed', align: 'start' },
      { key: 'needs', label: 'Needs', align: 'start' },
    ],
    models: [
      { code: 'Air-foil', values: { friction: 'Very low', needs: 'Clean air' } },
      {
        code: 'Magnetic',
        values: { friction: 'Very low at the shaft', needs: 'Supply, controller and a reserve' },
      },
      { code: 'Rolling', values: { friction: 'Moderate', needs: 'Grease or an oil system' } },
    ],
  },
};

export const Phone: Story = { ...TwentyOneModels, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...TwentyOneModels, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
