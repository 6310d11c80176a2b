import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { FilterBar } from './index.ts';

const number = (name: string, label: string, unit: string, value?: string) => (
  <NumberField
    name={name}
    label={label}
    labelPlacement="inside"
    quantity={name}
    defaultValue={value}
    required
    unit={
      <Select
        name={`${name}Unit`}
        label={`Unit of ${name}`}
        labelPlacement="hidden"
        required
        options={[{ value: unit, label: unit }]}
      />
    }
  />
);

const meta = {
  title: 'Forms/FilterBar',
  tags: ['1.0.0'],
  component: FilterBar,
  args: {
    'aria-label': 'Duty point',
    title: '55 m³/min at 0.62 bar',
    text: '20 °C, 0 m, 1 machine',
    actions: <SubmitButton>Find machines</SubmitButton>,
    more: <NumberField name="altitude" label="Altitude" quantity="altitude" />,
    children: (
      <>
        {number('flow', 'Flow rate', 'm³/min', '55')}
        {number('pressure', 'Pressure rise', 'bar', '0.62')}
      </>
    ),
    onSubmit: (event) => event.preventDefault(),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Every row of the keyboard table in the docs. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
    const more = canvas.getByText('More conditions').closest('summary');
    await expect(more).toHaveFocus();
    const altitude = canvas.getByRole('textbox', { name: /Altitude/, hidden: true });
    // The browser opens it with Enter too, which simulated keys do not show.
    await userEvent.click(more as Element);
    await expect(altitude).toBeVisible();
    await userEvent.tab();
    await expect(altitude).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(altitude).not.toBeVisible();
  },
};

/** On a phone the fields are behind a button, until the search is submitted. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { link: <Link href="#map">Map</Link> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const change = canvas.getByRole('button', { name: 'Change' });
    await expect(change).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(change);
    await expect(canvas.getByRole('textbox', { name: 'Flow rate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find machines' }));
    await expect(change).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Before the first search. */
export const Empty: Story = { args: { title: undefined } };

export const Dark: Story = { globals: { ground: 'dark' } };
