import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './index.ts';

const interests = [
  { value: 'distributor', label: 'Distributor' },
  { value: 'reseller', label: 'Reseller' },
  { value: 'oem', label: 'OEM' },
  { value: 'technology', label: 'Technology' },
];

const meta = {
  title: 'Forms/Select',
  tags: ['0.2.0'],
  component: Select,
  args: {
    label: 'Partnership interest',
    name: 'interest',
    placeholder: 'Choose one',
    options: interests,
    required: true,
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'How would you like to work with us?', defaultValue: 'oem' },
};

export const Grouped: Story = {
  args: {
    label: 'Product model',
    name: 'product_model',
    placeholder: 'Not sure yet',
    required: false,
    options: [
      {
        label: 'MAX series',
        options: ['MAX50', 'MAX75', 'MAX100', 'MAX125'].map((code) => ({
          value: code,
          label: code,
        })),
      },
      { label: 'RMX series', options: [{ value: 'RMX10-C060', label: 'RMX10-C060' }] },
    ],
  },
};

export const Invalid: Story = {
  args: { hint: 'How would you like to work with us?', error: 'Please choose your interest.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  args: {
    options: [
      { value: 'oem', label: 'Original equipment manufacturer with machines of our own design' },
    ],
    defaultValue: 'oem',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: Invalid.args, globals: { ground: 'dark' } };
