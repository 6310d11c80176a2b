import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultsSummary } from './index.ts';

const meta = {
  title: 'Blog/ResultsSummary',
  tags: ['0.1.0'],
  component: ResultsSummary,
  args: { shown: 9, total: 24, page: 1, pages: 3 },
} satisfies Meta<typeof ResultsSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { labels: { summary: '{shown} of {total} articles', page: '{page} / {pages}' } },
};

export const OnePage: Story = {
  args: { shown: 2, total: 2, page: 1, pages: 1 },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
