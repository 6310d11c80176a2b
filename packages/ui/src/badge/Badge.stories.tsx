import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  tags: ['0.1.0'],
  component: Badge,
  args: { children: 'Hot' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'new', children: 'New' } };

export const Tones: Story = {
  render: () => (
    <Stack direction="inline" gap="xs">
      <Badge tone="new">New</Badge>
      <Badge tone="popular">Popular</Badge>
      <Badge tone="patent">Patent</Badge>
      <Badge>Hot</Badge>
    </Stack>
  ),
};

export const BesideAName: Story = {
  render: () => (
    <Stack direction="inline" gap="s">
      <Heading level={3}>MAX125</Heading>
      <Badge tone="new">New</Badge>
    </Stack>
  ),
};

export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Tones, globals: { ground: 'dark' } };
