import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './index.ts';

const meta = {
  title: 'Forms/TextArea',
  tags: ['0.1.0'],
  component: TextArea,
  args: { label: 'Comment', name: 'message', required: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Plain text.', rows: 3 } };

export const Invalid: Story = {
  args: { error: 'Please enter your comment.' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = {
  args: { defaultValue: 'We measured 0.5 bar at the header before cleaning the diffusers.' },
  globals: { ground: 'dark' },
};
