import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '../select/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Forms/NumberField',
  tags: ['0.2.0'],
  component: NumberField,
  args: {
    label: 'Pressure rise',
    name: 'pressure',
    quantity: 'pressure',
    hint: 'In bar',
    required: true,
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: '0.7' } };

/** Input is kept as typed, and no error appears while typing. */
export const DecimalComma: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Pressure rise' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '-');
    await expect(input).toBeValid();
    await userEvent.type(input, '12,5');
    await userEvent.tab();
    await expect(input).toHaveValue('-12,5');
    await expect(input).toBeValid();
  },
};

/** When the field loses focus, its error is shown and announced. It disappears as soon as the number is corrected. */
export const Mistake: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Pressure rise' });
    await userEvent.type(input, '0.7 bar');
    await expect(input).toBeValid();
    await userEvent.tab();
    const message = 'Enter the pressure as a number, such as 40 or 12.5.';
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`In bar ${message}`);
    await waitFor(() =>
      expect(
        screen.getAllByText(message).some((words) => words.closest('[aria-live="polite"]')),
      ).toBe(true),
    );
    await expect(input).toHaveValue('0.7 bar');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}');
    await expect(input).toBeValid();
  },
};

/** An ambiguous comma or point is an error that asks which number is meant, with both readings as buttons. */
export const Ambiguous: Story = {
  args: { label: 'Flow rate', name: 'flow', quantity: 'flow', hint: 'In m³/min' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Flow rate' });
    await userEvent.type(input, '1,400');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'In m³/min Write the flow as 1400 or as 1.4: 1,400 can mean either.',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 1400' }));
    await expect(input).toHaveValue('1400');
    await expect(input).toBeValid();
    await expect(input).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button', { name: /^Use/ })).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, '2,500');
    await userEvent.tab();
  },
};

/** Number and unit in one frame. */
export const WithUnit: Story = {
  args: {
    hint: undefined,
    unit: (
      <Select
        name="pressureUnit"
        label="Unit of pressure"
        labelPlacement="hidden"
        required
        options={[
          { value: 'bar', label: 'bar' },
          { value: 'psi', label: 'psi' },
        ]}
      />
    ),
  },
};

/** In a row of fields, with the label in the frame. */
export const LabelInside: Story = { args: { ...WithUnit.args, labelPlacement: 'inside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = {
  args: { defaultValue: 'forty', error: 'Enter the pressure as a number, such as 40 or 12.5.' },
  globals: { ground: 'dark' },
};
