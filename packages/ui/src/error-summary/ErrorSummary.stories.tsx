import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';

const errors = [
  { fieldId: 'name', message: 'Please enter your name.' },
  { fieldId: 'email', message: 'Please enter a valid email address, like name@example.com.' },
];

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['0.1.0'],
  component: ErrorSummary,
  args: { errors },
  render: (props) => (
    <Stack gap="l">
      <ErrorSummary {...props} />
      <TextField label="Name" name="name" id="name" required error={errors[0]?.message} />
      <TextField label="Email" name="email" id="email" required error={errors[1]?.message} />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row of the keyboard table in the docs. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: errors[0]?.message })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { title: 'Please correct the marked fields.' } };

/** The failure does not belong to a single field. */
export const WithoutFields: Story = {
  args: { title: 'An error occurred while submitting your comment', errors: [] },
  render: (props) => <ErrorSummary {...props} />,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
