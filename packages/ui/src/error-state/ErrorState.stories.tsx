import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Feedback/ErrorState',
  tags: ['0.1.0'],
  component: ErrorState,
  args: {
    title: 'Error Loading Post',
    children: 'An error occurred while loading the blog post',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading Post');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { title: 'Failed to load blogs', headingLevel: 3 } };

/** A link to the same page retries without JavaScript. */
export const RetryByLink: Story = {
  args: { retryHref: '#here', onRetry: undefined },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Try Again' });
    await expect(link).toHaveAttribute('href', '#here');
  },
};

export const WithoutRetry: Story = {
  args: { title: 'Failed to load blogs', children: undefined, onRetry: undefined },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
