import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Units',
    segments: [
      { value: 'metric', text: 'm³/min · bar · kW' },
      { value: 'us', text: 'CFM · psi · hp' },
    ],
  },
  argTypes: { segments: { control: false } },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultSelected: 'us', onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Units' }));
    const metric = group.getByRole('button', { name: 'm³/min · bar · kW' });
    await expect(metric).toHaveAttribute('aria-pressed', 'false');
    metric.focus();
    await userEvent.keyboard('{Enter}');
    await expect(metric).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('button', { pressed: true })).toBe(metric);
    await expect(args.onSelectedChange).toHaveBeenCalledWith('metric');
  },
};

/** With addresses the choices are links: the page can be sent on as it is seen. */
export const Links: Story = {
  args: {
    segments: [
      { value: 'metric', text: 'm³/min · bar · kW', href: '#metric' },
      { value: 'us', text: 'CFM · psi · hp', href: '#us' },
    ],
    selected: 'metric',
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
    segments: [
      { value: 'hour', text: 'Hour' },
      { value: 'day', text: 'Day' },
      { value: 'year', text: 'Year' },
    ],
  },
};

export const Narrow: Story = { ...Links, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Links, globals: { ground: 'dark' } };
