import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
