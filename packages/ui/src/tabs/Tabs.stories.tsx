import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../text/index.ts';
import { Tabs } from './index.ts';

const programmes = [
  {
    value: 'operator',
    name: 'Basic Operator Training',
    text: 'Four hours at the machine: starting, stopping, reading the screen.',
  },
  {
    value: 'maintenance',
    name: 'Advanced Maintenance',
    text: 'Eight hours: filters, sensors, alarms, and reading the log.',
  },
  {
    value: 'trainer',
    name: 'Train-the-Trainer',
    text: 'For operators who train their colleagues.',
  },
];

const meta = {
  title: 'Disclosure/Tabs',
  tags: ['0.2.0'],
  component: Tabs.Root,
  args: { defaultValue: 'operator', onValueChange: fn() },
  render: (props) => (
    <Tabs.Root {...props}>
      <Tabs.List label="Programme">
        {programmes.map(({ value, name }) => (
          <Tabs.Tab key={value} value={value} href={`?tab=${value}`}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {programmes.map(({ value, text }) => (
        <Tabs.Panel key={value} value={value} tabIndex={0}>
          <Text>{text}</Text>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'trainer' } };

/** The keys of the docs page. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (index: number) => canvas.getByRole('tab', { name: programmes[index]?.name });
    const selects = async (key: string, index: number) => {
      await userEvent.keyboard(key);
      await expect(tab(index)).toHaveFocus();
      await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(programmes[index]?.text ?? '');
    };
    const mirrored = getComputedStyle(canvasElement).direction === 'rtl';
    const [forward, back] = mirrored
      ? (['{ArrowLeft}', '{ArrowRight}'] as const)
      : (['{ArrowRight}', '{ArrowLeft}'] as const);
    tab(0).focus();
    await selects(forward, 1);
    await selects('{End}', 2);
    await selects(forward, 0);
    await selects(back, 2);
    await selects('{Home}', 0);
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(0)).toHaveFocus();
  },
};

export const Pointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Train-the-Trainer' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('trainer');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel', { name: 'Train-the-Trainer' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
