import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeBar } from './index.ts';

const meta = {
  title: 'Products/RangeBar',
  tags: ['0.2.0'],
  component: RangeBar,
  args: {
    label: 'Flow rate',
    value: '44 m³/min',
    range: ['40', '50'],
    position: 0.4,
    text: '10% above the model’s minimum',
  },
} satisfies Meta<typeof RangeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** At the end of the range. */
export const AtTheEnd: Story = {
  args: { value: '50 m³/min', position: 1, text: 'at the model’s maximum' },
};

/** In a row of results. */
export const Dense: Story = { args: { label: 'Flow', dense: true } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
