import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { models } from '../../test/models.ts';
import { OperatingMap } from './index.ts';

const meta = {
  title: 'Figures/OperatingMap',
  tags: ['0.1.0'],
  component: OperatingMap,
  argTypes: { items: { control: false } },
  args: { items: models, defaultValue: { flow: 80, pressure: 0.55 } },
} satisfies Meta<typeof OperatingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A static image, because it has no `onValueChange` or `onValueCommit`. */
export const Default: Story = {};

export const Playground: Story = {
  args: {
    onValueChange: fn(),
    us: { flow: { name: 'CFM', factor: 0.0283 }, pressure: { name: 'psi', factor: 0.0689 } },
  },
};

/** The keyboard table in the docs, except what the browser does by itself. */
export const Keyboard: Story = {
  args: { onValueCommit: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const flow = canvas.getByRole('slider', { name: 'Flow rate, m³/min' });
    const pressure = canvas.getByRole('slider', { name: 'Pressure rise, bar' });
    const press = async (keys: string, duty: { flow: number; pressure: number }) => {
      await userEvent.keyboard(keys);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(duty);
    };
    await userEvent.tab();
    await expect(flow).toHaveFocus();
    await press('{ArrowRight}', { flow: 81, pressure: 0.55 });
    await press('{ArrowUp}', { flow: 81, pressure: 0.56 });
    await expect(pressure).toHaveFocus();
    await press('{Shift>}{ArrowLeft}{/Shift}', { flow: 71, pressure: 0.56 });
    await expect(flow).toHaveFocus();
    await expect(flow).toHaveAttribute('aria-valuetext', '71 m³/min, 0.56 bar');
    await userEvent.tab();
    await expect(pressure).toHaveFocus();
  },
};

/** No model matches: those that nearly do, with their distance from the duty point. */
export const NearMisses: Story = {
  args: {
    defaultValue: { flow: 68, pressure: 0.586 },
    near: [
      { code: 'MAX75', gap: '+2%' },
      { code: 'RMX75-C060', gap: '+10%' },
      { code: 'RMX50-C060', gap: '−12%' },
    ],
  },
};

/** The model whose entry in a list has the focus. */
export const Highlighted: Story = {
  args: { defaultValue: { flow: 55, pressure: 0.62 }, highlighted: 'MAX50' },
};

/** How to move the cross, until it is moved. */
export const Hint: Story = {
  args: { defaultValue: { flow: 55, pressure: 0.62 }, hint: true, onValueChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hint = /^Drag the cross/;
    await expect(canvas.getByText(hint, { selector: 'text' })).toBeVisible();
    canvas.getByRole('slider', { name: /Flow/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.queryByText(hint)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** One marked model among its neighbours, without a duty point. */
export const Marked: Story = { args: { defaultValue: null, marked: ['RMX40-C080'] } };

/** A point that stands for something else than an operating point. */
export const NamedPoint: Story = {
  args: { value: { flow: 150, pressure: 0.93 }, valueName: '/products/max500', marked: [] },
};

/** The models of one series, beside other content. */
export const Low: Story = { args: { low: true } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
