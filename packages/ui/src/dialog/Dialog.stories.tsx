import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Overlays/Dialog',
  tags: ['0.2.0'],
  component: Dialog,
  args: {
    title: 'Delete this enquiry?',
    children: <Text>Its answer and its notes are deleted with it. This cannot be undone.</Text>,
  },
  render: function Enquiry(props) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Delete
        </Button>
        <Dialog
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Delete enquiry</Button>
              <Button tone="quiet" onClick={() => setOpen(false)}>
                Keep it
              </Button>
            </>
          }
          {...props}
          open={open}
          onOpenChange={setOpen}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this enquiry?' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Default: Story = {};

export const Playground: Story = {};

export const Open: Story = { play: openIt };

/** The content scrolls inside the dialog. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <Text key={index}>
        The bearing carries the shaft on a film of air, without oil and without contact.
      </Text>
    )),
  },
  play: openIt,
};

export const Keyboard: Story = {
  play: async (context) => {
    const opener = within(context.canvasElement).getByRole('button', { name: 'Delete' });
    await openIt(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Delete enquiry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Open, globals: { ground: 'dark' } };
