import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/RadioGroup',
  tags: ['0.2.0'],
  component: RadioGroup,
  args: {
    label: 'How urgent is it?',
    name: 'severity',
    required: true,
    options: [
      { value: 'critical', label: 'Critical' },
      { value: 'high', label: 'High' },
      { value: 'medium', label: 'Medium' },
      { value: 'low', label: 'Low' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'It decides how soon we answer.', defaultValue: 'medium' },
};

export const WithHints: Story = {
  args: {
    required: false,
    defaultValue: 'high',
    options: [
      { value: 'critical', label: 'Critical', hint: 'Complete system failure' },
      { value: 'high', label: 'High', hint: 'Major performance degradation' },
      { value: 'medium', label: 'Medium', hint: 'Minor performance issues' },
      { value: 'low', label: 'Low', hint: 'General inquiries', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const option = within(canvasElement).getByRole('radio', { name: 'Critical' });
    await expect(option).toHaveAccessibleDescription('Complete system failure');
  },
};

export const Invalid: Story = {
  args: { hint: 'It decides how soon we answer.', error: 'Please choose how urgent it is.' },
};

export const Narrow: Story = {
  args: { ...WithHints.args, error: 'Please choose how urgent it is.' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: WithHints.args, globals: { ground: 'dark' } };
