import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['0.1.0'],
  component: EmptyState,
  args: {
    title: 'No technical resources found',
    children: 'No results matching "steam"',
    actions: (
      <ButtonLink href="#all" tone="quiet" size="small">
        View All Technical Resources
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'No resources in this category yet' } };

export const WithoutAction: Story = {
  args: { children: 'Our knowledge base is currently being updated', actions: undefined },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
