import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './index.ts';

const meta = {
  title: 'Disclosure/Accordion',
  tags: ['0.1.0'],
  component: Accordion.Root,
  parameters: {
    parts: { 'Accordion.Item': Accordion.Item, 'Accordion.Heading': Accordion.Heading },
  },
  args: { multiple: false },
  render: (props) => (
    <Accordion.Root {...props}>
      {questions.map(({ value, title, text }) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.Heading>
            <Accordion.Trigger>{title}</Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>
            <p>{text}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
} satisfies Meta<typeof Accordion.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  {
    value: 'turn-down',
    title: 'How far does a machine turn down?',
    text: 'From 100 to 40% of its flow by speed alone, without a blow-off valve.',
  },
  {
    value: 'bearing',
    title: 'What wears in an air-foil bearing?',
    text: 'The coating of the foil, and only at start and stop: in between the shaft rides on air.',
  },
  {
    value: 'bus',
    title: 'Which protocols does the controller speak?',
    text: 'Modbus RTU and TCP, and 4-20 mA for plants without a bus.',
  },
];

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: ['turn-down'], multiple: true } };

export const OneOpen: Story = {
  args: { defaultValue: ['turn-down'] },
};

/** The keys beyond those of buttons. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const triggers = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(triggers[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(triggers[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(triggers[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(triggers[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(triggers[2]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(triggers[0]).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: { defaultValue: ['bearing'] },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { defaultValue: ['bearing'] }, globals: { ground: 'dark' } };
