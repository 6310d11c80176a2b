import type { Meta, StoryObj } from '@storybook/react-vite';
import { DotChart } from './index.ts';

const meta = {
  title: 'Figures/DotChart',
  tags: ['1.1.0'],
  component: DotChart,
  args: {
    total: 940,
    pale: 300,
    caption: 'One dot for every ten machines. Pale: the first 3,000, sold by 2016.',
  },
} satisfies Meta<typeof DotChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The last column is not full. */
export const Uneven: Story = {
  args: { total: 97, pale: 33, caption: 'One dot for each machine. Pale: the first 33.' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
