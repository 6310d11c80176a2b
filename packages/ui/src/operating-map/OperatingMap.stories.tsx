import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { models } from '../../test/models.ts';
import { OperatingMap } from './index.ts';

const meta = {
  title: 'Content/OperatingMap',
  component: OperatingMap,
  args: {
    models,
    defaultDuty: { flow: 80, pressure: 0.55 },
    headingLevel: 2,
    onDutyChange: fn(),
  },
  argTypes: { models: { control: false } },
} satisfies Meta<typeof OperatingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultDuty: { flow: 45, pressure: 0.65 } } };

/** Every row of the keyboard table in the docs. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const flow = canvas.getByRole('spinbutton', { name: 'Flow rate' });
    await userEvent.clear(flow);
    await userEvent.type(flow, '130');
    await expect(args.onDutyChange).toHaveBeenLastCalledWith({ flow: 130, pressure: 0.55 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Best match: RMX125-C060.');
    await userEvent.clear(flow);
    await userEvent.tab();
    await expect(flow).toHaveValue(130);
    const pressure = canvas.getByRole('slider', { name: 'Pressure' });
    fireEvent.change(pressure, { target: { value: '0.3' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('Best match: RMX125-C040.');
  },
};

/** No model reaches the point: the map says so and what to do. */
export const NoMatch: Story = {
  args: { defaultDuty: { flow: 140, pressure: 0.9 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'No model covers this duty point.',
    );
  },
};

/** A point outside of the map is moved to its edge. */
export const Outside: Story = {
  args: { defaultDuty: { flow: 9000, pressure: -4 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('spinbutton', { name: 'Flow rate' })).toHaveValue(140);
    await expect(canvas.getByRole('spinbutton', { name: 'Pressure' })).toHaveValue(0);
  },
};

/** The text alternative. */
export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('All models as a table'));
    await expect(canvas.getAllByRole('row')).toHaveLength(models.length + 1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
