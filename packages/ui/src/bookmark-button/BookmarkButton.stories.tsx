import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BookmarkButton } from './index.ts';

const meta = {
  title: 'Blog/BookmarkButton',
  tags: ['0.2.0'],
  component: BookmarkButton,
} satisfies Meta<typeof BookmarkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onPressedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Bookmark' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Bookmarked');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Bookmark');
  },
};

export const Playground: Story = { args: { defaultPressed: true } };

export const IconAlone: Story = {
  args: { look: 'icon' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { defaultPressed: true }, globals: { ground: 'dark' } };
