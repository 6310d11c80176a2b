import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Toast, type ToastMessage, ToastProvider, useToast } from './index.ts';

const meta = {
  title: 'Feedback/Toast',
  tags: ['0.2.0'],
  component: Toast,
  args: { children: 'Kept on this device', onDismiss: fn() },
  render: (props) => (
    <ul>
      <Toast {...props} duration={600_000} data-ground="dark" />
    </ul>
  ),
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ message }: { message: ToastMessage }) {
  const show = useToast();
  return <Button onClick={() => show(message)}>Bookmark</Button>;
}

const bookmark = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Bookmark' }));

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: 'Kept on this device',
    action: (
      <Link href="#bookmarks" tone="standalone">
        Show all
      </Link>
    ),
  },
};

/** Shown with `useToast`. It is announced and does not move focus. */
export const Shown: Story = {
  render: () => (
    <ToastProvider>
      <Page message={{ text: 'Kept on this device', duration: 600_000 }} />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await bookmark(canvasElement);
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await waitFor(() => expect(region.getByText('Kept on this device')).toBeVisible());
    await expect(region.getByRole('list')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Bookmark' })).toHaveFocus();
  },
};

/** The keys of the docs page. */
export const Keyboard: Story = {
  ...Shown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await bookmark(canvasElement);
    await bookmark(canvasElement);
    const dismiss = () => canvas.getAllByRole('button', { name: 'Dismiss' });
    await expect(dismiss()).toHaveLength(2);
    await userEvent.tab();
    await expect(dismiss()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dismiss()).toHaveLength(1));
    dismiss()[0]?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

export const Narrow: Story = {
  args: {
    ...Playground.args,
    children: 'The article is kept on this device. You can find it under Bookmarks.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: Playground.args, globals: { ground: 'dark' } };
