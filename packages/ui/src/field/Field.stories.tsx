import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './index.ts';

const meta = {
  title: 'Forms/Field',
  tags: ['0.1.0'],
  component: Field,
  args: {
    label: 'Partnership interest',
    required: true,
    children: (control) => (
      <select {...control} name="interest" defaultValue="distributor">
        <option value="distributor">Distributor</option>
        <option value="reseller">Reseller</option>
        <option value="oem">OEM</option>
        <option value="technology">Technology</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'The role in which you would work with us.' } };

export const Optional: Story = { args: { required: false } };

export const Invalid: Story = {
  args: { hint: 'The role in which you would work with us.', error: 'Please choose one.' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = {
  args: { error: 'Please choose one.' },
  globals: { ground: 'dark' },
};
