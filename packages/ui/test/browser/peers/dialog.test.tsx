// Behaviours that the tests of Radix Dialog (packages/react/dialog) and Base UI Dialog (packages/react/src/dialog) assert.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../../src/dialog/index.ts';

function Example({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog title="Edit profile" open={open} onOpenChange={change}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const open = async (onOpenChange?: (open: boolean) => void) => {
  const screen = await render(<Example {...(onOpenChange && { onOpenChange })} />);
  await screen.getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit profile' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
};

test.each(['Close', 'Escape'])('%s calls onOpenChange once, and focus returns', async (way) => {
  const onOpenChange = vi.fn();
  const { screen, dialog } = await open(onOpenChange);
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

// WebKit's driver has only the main button.
test.skipIf(server.browser === 'webkit')(
  'the secondary button of a mouse does not close it on the backdrop',
  async () => {
    const onOpenChange = vi.fn();
    await open(onOpenChange);
    await userEvent.click(document.documentElement, {
      button: 'right',
      position: { x: 5, y: 5 },
    });
    expect(onOpenChange).not.toHaveBeenCalled();
  },
);

test('its name follows its title', async () => {
  const screen = await render(<Dialog title="One" defaultOpen />);
  await screen.rerender(<Dialog title="Two" defaultOpen />);
  await expect.element(screen.getByRole('dialog', { name: 'Two' })).toBeVisible();
});

function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog title="Outer" defaultOpen>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog title="Inner" open={open} onOpenChange={setOpen} />
    </Dialog>
  );
}

test('Escape closes nested dialogs one by one, the inner first', async () => {
  const screen = await render(<Nested />);
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog('Inner')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Inner')).not.toBeInTheDocument();
  await expect.element(dialog('Outer')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Outer')).not.toBeInTheDocument();
});
