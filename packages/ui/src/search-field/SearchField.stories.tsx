import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from './index.ts';

const meta = {
  title: 'Forms/SearchField',
  tags: ['0.1.0'],
  component: SearchField,
  args: {
    action: '/blog',
    labels: { search: 'Search articles' },
    placeholder: 'Search articles on bearings, aeration, energy…',
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 'air-foil' } };

export const AfterAPause: Story = {
  args: { delay: 50 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' surge ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('surge'));
  },
};

/** Clearing searches for an empty query immediately and keeps focus in the field. */
export const Clear: Story = {
  args: { value: 'surge', delay: 60_000 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const Narrow: Story = {
  args: { value: 'air-foil bearings' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { ground: 'dark' } };
