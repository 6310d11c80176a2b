import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Forms/Checkbox',
  tags: ['0.2.0'],
  component: Checkbox,
  args: { label: 'Send me the catalogue on paper, too', name: 'paper' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'It takes about a week.', defaultChecked: true },
};

/** Every row of the keyboard table in the docs; the label is part of the target. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: String(args.label) });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(box).toBeChecked();
  },
};

export const Several: Story = {
  render: () => (
    <Stack gap="xs">
      <Checkbox name="media" value="air" label="Air" defaultChecked />
      <Checkbox name="media" value="nitrogen" label="Nitrogen" />
      <Checkbox name="media" value="other" label="Another gas" hint="We will ask which one." />
      <Checkbox name="media" value="steam" label="Steam" disabled />
      <Checkbox name="media" value="mixed" label="A mixture of these" disabled defaultChecked />
    </Stack>
  ),
};

export const Invalid: Story = {
  args: {
    label: 'The machine is switched off and locked',
    hint: 'Otherwise call the hotline.',
    error: 'Please switch the machine off before you go on.',
    required: true,
  },
};

export const Narrow: Story = {
  args: {
    label: 'I am entitled to place orders for the plant, and have read the terms of delivery',
    hint: 'It takes about a week.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Several, globals: { ground: 'dark' } };
