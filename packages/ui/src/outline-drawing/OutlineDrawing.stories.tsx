import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutlineDrawing } from './index.ts';

const length = { length: 1150, label: '1150 mm' };
const width = { length: 700, label: '700 mm' };
const height = { length: 1050, label: '1050 mm' };

const meta = {
  title: 'Products/OutlineDrawing',
  tags: ['0.2.0'],
  component: OutlineDrawing,
  args: {
    label: 'Outline of the machine',
    items: [
      { name: 'Front', across: width, up: height },
      { name: 'Side', across: length, up: height },
      { name: 'Top', across: width, up: length },
    ],
    note: 'An outline: connections and clearances are not part of this drawing.',
  },
} satisfies Meta<typeof OutlineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Lengths in inches; the drawing is the same. */
export const Inches: Story = {
  args: {
    items: [
      {
        name: 'Front',
        across: { length: 27.6, label: '27.6 in' },
        up: { length: 41.3, label: '41.3 in' },
      },
      {
        name: 'Side',
        across: { length: 45.3, label: '45.3 in' },
        up: { length: 41.3, label: '41.3 in' },
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
