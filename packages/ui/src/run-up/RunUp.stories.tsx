import type { Meta, StoryObj } from '@storybook/react-vite';
import { runUp } from './example.ts';
import { RunUp } from './index.ts';

const meta = {
  title: 'Figures/RunUp',
  tags: ['1.1.0'],
  component: RunUp,
  args: { ...runUp },
} satisfies Meta<typeof RunUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
