import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TagList } from './index.ts';

const meta = {
  title: 'Blog/TagList',
  tags: ['0.1.0'],
  component: TagList,
  args: {
    items: [
      { name: 'turn-down', href: '#turn-down' },
      { name: 'operating map', href: '#operating-map' },
      { name: 'variable speed', href: '#variable-speed' },
    ],
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Tags' });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
  },
};

export const Playground: Story = { args: { label: 'Subjects' } };

export const WithoutLinks: Story = {
  args: { items: [{ name: 'turn-down' }, { name: 'operating map' }] },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
