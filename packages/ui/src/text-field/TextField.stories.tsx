import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from './index.ts';

const meta = {
  title: 'Forms/TextField',
  tags: ['0.1.0'],
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'name', required: true },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Email', name: 'email', type: 'email', hint: 'Not published.' },
};

export const Optional: Story = {
  args: { label: 'Company', name: 'company', autoComplete: 'organization', required: false },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    hint: 'Not published.',
    error: 'Please enter a valid email address, like name@example.com.',
    defaultValue: 'plant@',
  },
};

/** An empty date is as high as text, and fits its place. */
export const DateAndTime: Story = {
  args: {
    label: 'Publication time',
    name: 'published_at',
    autoComplete: 'off',
    type: 'datetime-local',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Publication time');
    const { appearance, minInlineSize, minBlockSize } = getComputedStyle(input);
    await expect({ appearance, minInlineSize }).toEqual({
      appearance: 'none',
      minInlineSize: '0px',
    });
    const { width, height } = input.getBoundingClientRect();
    await expect(width).toBe(input.parentElement?.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(Number.parseFloat(minBlockSize));
    await expect(height).toBeLessThan(80);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Invalid, globals: { ground: 'dark' } };
