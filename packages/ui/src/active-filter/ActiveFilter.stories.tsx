import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilter } from './index.ts';

const meta = {
  title: 'Blog/ActiveFilter',
  tags: ['0.1.0'],
  component: ActiveFilter,
  args: { href: '#all', name: 'Category', value: 'Energy' },
} satisfies Meta<typeof ActiveFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Tag', value: 'variable speed' } };

export const Narrow: Story = {
  args: { name: 'Search', value: 'variable-speed machines without a blow-off valve' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { ground: 'dark' } };
