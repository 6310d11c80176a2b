import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Actions/SegmentedControl',
  tags: ['0.2.0'],
  component: SegmentedControl,
  args: {
    label: 'Units',
    options: [
      { value: 'metric', label: 'm³/min · bar · kW' },
      { value: 'us', label: 'CFM · psi · hp' },
    ],
  },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: 'us', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Units' }));
    const metric = group.getByRole('button', { name: 'm³/min · bar · kW' });
    await expect(metric).toHaveAttribute('aria-pressed', 'false');
    metric.focus();
    await userEvent.keyboard('{Enter}');
    await expect(metric).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('button', { pressed: true })).toBe(metric);
    await expect(args.onValueChange).toHaveBeenCalledWith('metric');
  },
};

/** With URLs the options are links, so the view can be shared. */
export const Links: Story = {
  args: {
    options: [
      { value: 'metric', label: 'm³/min · bar · kW', href: '#metric' },
      { value: 'us', label: 'CFM · psi · hp', href: '#us' },
    ],
    value: 'metric',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveTextContent(
      'kW',
    );
  },
};

export const Three: Story = {
  args: {
    label: 'Period',
    options: [
      { value: 'hour', label: 'Hour' },
      { value: 'day', label: 'Day' },
      { value: 'year', label: 'Year' },
    ],
  },
};

export const Disabled: Story = {
  args: {
    options: [
      { value: 'hour', label: 'Hour' },
      { value: 'day', label: 'Day' },
      { value: 'year', label: 'Year', disabled: true },
    ],
  },
};

export const Narrow: Story = { ...Links, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Links, globals: { ground: 'dark' } };
