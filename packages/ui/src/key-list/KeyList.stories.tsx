import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyList } from './index.ts';

const meta = {
  title: 'Lists/KeyList',
  tags: ['0.2.0'],
  component: KeyList,
  args: {
    'aria-label': 'Keys',
    items: [
      { key: 'J', name: 'Next' },
      { key: 'K', name: 'Previous' },
      { key: 'A', name: 'Approve' },
    ],
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
