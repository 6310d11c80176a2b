import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './index.ts';

const meta = {
  title: 'Forms/SubmitButton',
  tags: ['0.1.0'],
  component: SubmitButton,
  args: { children: 'Submit Comment' },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'small', labels: { submitting: 'Sending...' } } };

export const Busy: Story = {
  args: { busy: true },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
