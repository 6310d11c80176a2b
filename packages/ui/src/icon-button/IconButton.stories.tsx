import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Search, X } from 'lucide';
import { fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  tags: ['0.1.0'],
  component: IconButton,
  argTypes: { icon: { control: false } },
  args: { icon: Search, label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: X, label: 'Close' } };

export const InARow: Story = {
  render: () => (
    <Stack direction="inline" gap="xs">
      <IconButton icon={ChevronLeft} label="Previous product" />
      <IconButton icon={ChevronRight} label="Next product" />
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...InARow, globals: { ground: 'dark' } };
