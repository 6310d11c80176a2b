import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Layout/Stack',
  tags: ['0.1.0'],
  component: Stack,
  args: {
    children: ['Commissioning', 'Installation', 'Training'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'xl' } };

export const Inline: Story = { args: { direction: 'inline', gap: 's' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 'xs',
    children: ['Modbus TCP/IP', 'Profibus', 'Ethernet/IP'].map((name) => (
      <li key={name}>{name}</li>
    )),
  },
};

export const Narrow: Story = { ...Inline, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
