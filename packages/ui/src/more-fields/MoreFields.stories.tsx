import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { MoreFields } from './index.ts';

const meta = {
  title: 'Forms/MoreFields',
  tags: ['1.1.0'],
  component: MoreFields,
  args: {
    title: 'Air at the inlet',
    text: 'If left empty: 20 °C, sea level.',
    children: (
      <Stack gap="l">
        <TextField name="temperature" label="Temperature in °C" />
        <TextField name="altitude" label="Altitude in m" />
      </Stack>
    ),
  },
} satisfies Meta<typeof MoreFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the line shows the fields, and another hides them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/Temperature/);
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText('Air at the inlet'));
    await expect(field).toBeVisible();
    await userEvent.click(canvas.getByText('Air at the inlet'));
    await expect(field).not.toBeVisible();
  },
};

export const Playground: Story = { args: { open: true } };

/** Without a text. */
export const Short: Story = { args: { title: 'CO₂ and payback', text: undefined } };

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, globals: { ground: 'dark' } };
