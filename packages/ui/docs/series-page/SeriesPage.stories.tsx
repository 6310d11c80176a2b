import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SeriesPage } from './SeriesPage.tsx';

const meta = {
  title: 'Pages/MAX series',
  component: SeriesPage,
  parameters: { bleed: true },
} satisfies Meta<typeof SeriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Selecting a model marks it in the datasheet and its column in the comparison. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Specifications of the MAX series' });
    await userEvent.click(within(table).getByRole('button', { name: 'MAX100' }));
    await expect(within(table).getByRole('button', { pressed: true })).toHaveTextContent('MAX100');
    await expect(canvas.getByRole('columnheader', { name: /^MAX100/ })).toHaveAttribute(
      'data-selected',
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
